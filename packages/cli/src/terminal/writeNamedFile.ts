import { existsSync } from "node:fs"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { replaceFileAtomically } from "./replaceFileAtomically.ts"

const exists = (file: string) =>
  new CommandFailed({
    kind: "failure",
    message: `${file} already exists. To overwrite it, use --force. To write to another file, use --out.`,
  })

/** Fails if the file already exists, unless `force` is set. */
export const ensureWritable = (file: string, force: boolean): Effect.Effect<void, CommandFailed> =>
  Effect.suspend(() => (!force && existsSync(file) ? Effect.fail(exists(file)) : Effect.void))

/** Atomically writes a file named by the user. */
export const writeNamedFile = (file: string, bytes: Uint8Array): Effect.Effect<void, CommandFailed> =>
  Effect.tryPromise({
    try: () => replaceFileAtomically(file, bytes),
    catch: (cause) =>
      new CommandFailed({ kind: "failure", message: `Couldn't write ${file}: ${String(cause)}` }),
  })
