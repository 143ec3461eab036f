import { readFile } from "node:fs/promises"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import { readInput } from "./readInput.ts"
import type { Terminal } from "./Terminal.ts"

const isMissing = (cause: unknown): boolean =>
  cause instanceof Error && "code" in cause && cause.code === "ENOENT"

const unreadable = (file: string, cause: unknown): CommandFailed =>
  isMissing(cause)
    ? new CommandFailed({ kind: "notFound", message: `The file ${file} doesn't exist.` })
    : new CommandFailed({ kind: "failure", message: `Couldn't read ${file}: ${String(cause)}` })

/** Reads a text file, stripping the byte order mark that Windows programs write; '-' means standard input. */
export const readText = (file: string, terminal: Terminal): Effect.Effect<string, CommandFailed> =>
  Effect.map(
    file === "-"
      ? readInput(terminal)
      : Effect.tryPromise({ try: () => readFile(file, "utf8"), catch: (cause) => unreadable(file, cause) }),
    (text) => text.replace(/^\uFEFF/, ""),
  )
