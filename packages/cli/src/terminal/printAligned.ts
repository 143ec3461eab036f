import { Effect } from "effect"
import { print } from "./output.ts"
import type { Terminal } from "./Terminal.ts"

/**
 * Prints what people read on a terminal, and elsewhere what programs read. Aligning is loaded where it is used: measuring
 * widths is slow to load.
 */
export const printAligned = (
  terminal: Terminal,
  forPeople: () => Promise<string>,
  forPrograms: () => string,
) =>
  terminal.isOutputTerminal
    ? Effect.flatMap(Effect.promise(forPeople), (text) => print(terminal, text))
    : print(terminal, forPrograms())
