import { Effect } from "effect"
import { print } from "./output.ts"
import type { Terminal } from "./Terminal.ts"

/**
 * Prints the human-readable form on a terminal, and the machine-readable form elsewhere. The alignment code loads only
 * when needed, because measuring widths is slow to load.
 */
export const printAligned = (
  terminal: Terminal,
  forPeople: () => Promise<string>,
  forPrograms: () => string,
) =>
  terminal.isOutputTerminal
    ? Effect.flatMap(Effect.promise(forPeople), (text) => print(terminal, text))
    : print(terminal, forPrograms())
