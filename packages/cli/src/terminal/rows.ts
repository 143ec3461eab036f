import { printAligned } from "./printAligned.ts"
import type { Row } from "./Row.ts"
import type { Terminal } from "./Terminal.ts"
import { tsvRow } from "./tsvRow.ts"

/** Rows of several kinds, tab-separated, for programs. */
export const tsvRows = (rows: ReadonlyArray<Row>): string => rows.map((row) => tsvRow(...row)).join("")

/** Prints rows of several kinds: aligned on a terminal, elsewhere tab-separated. */
export const printRows = (terminal: Terminal, rows: ReadonlyArray<Row>) =>
  printAligned(
    terminal,
    async () => (await import("./alignedRows.ts")).alignedRows(rows),
    () => tsvRows(rows),
  )
