import { createServer } from "node:net"
import { Effect } from "effect"
import { CannotListen, PortInUse } from "./StartErrors.ts"

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : ""

/** Returns the error if the server can't listen, with a message for the operator. */
export const toListenError = (host: string, port: number, cause: unknown): PortInUse | CannotListen =>
  codeOf(cause) === "EADDRINUSE"
    ? new PortInUse({ host, port })
    : new CannotListen({ host, port, reason: String(cause) })

/** Fails early if the port is in use, before anything is created or opened. The port may still be taken afterward. */
export const ensurePortFree = (host: string, port: number): Effect.Effect<void, PortInUse | CannotListen> =>
  Effect.callback((resume) => {
    const probe = createServer()
    probe.once("error", (cause) => resume(Effect.fail(toListenError(host, port, cause))))
    probe.listen({ host, port }, () => probe.close(() => resume(Effect.void)))
  })
