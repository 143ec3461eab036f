import { Effect } from "effect"
import { print } from "./output.ts"
import type { Terminal } from "./Terminal.ts"
import { tsvRow } from "./tsvRow.ts"

/** What a row is, then its fields. */
export type Row = readonly [string, ...ReadonlyArray<string | number>]

/** Rows of several kinds, tab-separated, for programs. */
export const tsvRows = (rows: ReadonlyArray<Row>): string => rows.map((row) => tsvRow(...row)).join("")

/** Measuring widths is slow to load, and programs that read need none. */
const aligned = (rows: ReadonlyArray<Row>) =>
  Effect.promise(async () => {
    const { alignedRows } = await import("./alignedRows.ts")
    return alignedRows(rows)
  })

/** Prints rows of several kinds: aligned on a terminal, elsewhere tab-separated. */
export const printRows = (terminal: Terminal, rows: ReadonlyArray<Row>) =>
  terminal.isOutputTerminal
    ? Effect.flatMap(aligned(rows), (text) => print(terminal, text))
    : print(terminal, tsvRows(rows))
