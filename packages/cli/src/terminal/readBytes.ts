import { readFile } from "node:fs/promises"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ENOENT"

/** Reads a file's bytes. */
export const readBytes = (file: string): Effect.Effect<Uint8Array, CommandFailed> =>
  Effect.tryPromise({
    try: () => readFile(file),
    catch: (cause) =>
      isMissing(cause)
        ? new CommandFailed({ kind: "notFound", message: `The file ${file} doesn't exist.` })
        : new CommandFailed({ kind: "failure", message: `Couldn't read ${file}: ${String(cause)}` }),
  })
