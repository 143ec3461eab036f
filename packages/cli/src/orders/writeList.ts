import { randomUUID } from "node:crypto"
import { existsSync } from "node:fs"
import { rename, rm, writeFile } from "node:fs/promises"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"

const exists = (file: string) =>
  new CommandFailed({
    kind: "failure",
    message: `${file} already exists. Overwrite it with --force, or name another file with --out.`,
  })

/** Refuses to replace a file, unless that is allowed. */
export const mayWrite = (file: string, force: boolean): Effect.Effect<void, CommandFailed> =>
  Effect.suspend(() => (!force && existsSync(file) ? Effect.fail(exists(file)) : Effect.void))

/** Writes a list whole or not at all. */
export const writeList = (file: string, bytes: Uint8Array): Effect.Effect<void, CommandFailed> =>
  Effect.tryPromise({
    try: async () => {
      const unfinished = `${file}.${randomUUID()}`
      try {
        await writeFile(unfinished, bytes, { flag: "wx" })
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    catch: (cause) =>
      new CommandFailed({ kind: "failure", message: `${file} cannot be written: ${String(cause)}` }),
  })
