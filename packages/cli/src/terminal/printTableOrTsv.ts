import { Effect } from "effect"
import { print } from "./output.ts"
import type { Terminal } from "./Terminal.ts"

/**
 * Prints the human-readable form on a terminal and the machine-readable form elsewhere. The alignment code is slow to
 * load, so it loads only when needed.
 */
export const printTableOrTsv = (
  terminal: Terminal,
  forPeople: () => Promise<string>,
  forPrograms: () => string,
) =>
  terminal.isOutputTerminal
    ? Effect.flatMap(Effect.promise(forPeople), (text) => print(terminal, text))
    : print(terminal, forPrograms())
