import { NetworkFailed } from "@listwright/domain/shared"
import { Effect } from "effect"

type Call = (...given: ReadonlyArray<unknown>) => Effect.Effect<unknown, unknown>

/**
 * Returns a port whose code loads on its first call, for features that few pages need. The port must consist only of
 * calls.
 */
export const lazyPort = <Port extends object>(load: () => Promise<Port>): Port => {
  // Its code is a file of the server too: without it, nothing was asked.
  const loaded = Effect.tryPromise(load).pipe(Effect.catch(() => Effect.die(new NetworkFailed())))
  const callOf =
    (name: string): Call =>
    (...given) =>
      Effect.flatMap(
        loaded,
        (port) => (port as Readonly<Record<string, Call>>)[name]?.(...given) ?? Effect.void,
      )
  // Every call of the port, by the names that its type allows.
  return new Proxy<object>(
    {},
    { get: (_, name) => (typeof name === "string" ? callOf(name) : undefined) },
  ) as never
}
