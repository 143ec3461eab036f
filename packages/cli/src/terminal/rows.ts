import { printTableOrTsv } from "./printTableOrTsv.ts"
import type { Row } from "./Row.ts"
import type { Terminal } from "./Terminal.ts"
import { tsvRow } from "./tsvRow.ts"

/** Formats rows of several kinds as tab-separated text for programs. */
export const tsvRows = (rows: ReadonlyArray<Row>): string => rows.map((row) => tsvRow(...row)).join("")

/** Prints rows of several kinds, aligned on a terminal and tab-separated elsewhere. */
export const printRows = (terminal: Terminal, rows: ReadonlyArray<Row>) =>
  printTableOrTsv(
    terminal,
    async () => (await import("./formatAlignedRows.ts")).formatAlignedRows(rows),
    () => tsvRows(rows),
  )
