import { text } from "node:stream/consumers"
import { Effect } from "effect"
import { CommandFailed } from "../failures/CommandFailed.ts"
import type { Terminal } from "./Terminal.ts"

/** Reads all of standard input. */
export const readInput = ({ stdin }: Terminal): Effect.Effect<string, CommandFailed> =>
  Effect.tryPromise({
    try: () => text(stdin),
    catch: (cause) =>
      new CommandFailed({ kind: "failure", message: `Couldn't read standard input: ${String(cause)}` }),
  })
