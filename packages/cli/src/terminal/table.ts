import { printAligned } from "./printAligned.ts"
import type { Terminal } from "./Terminal.ts"
import { tsvRow } from "./tsvRow.ts"

/** A column of a table: its heading, whether it holds figures, and what becomes of it on a narrow terminal. */
export interface Column {
  readonly heading: string
  readonly isFigure?: boolean
  /** Long cells are cut to make room. */
  readonly isCut?: boolean
  /** It is left out where there is no room, the lowest number first. */
  readonly leftOut?: number
}

/** The value of a row in one column. */
export type Cell = string | number

/** Prints rows: aligned on a terminal, elsewhere tab-separated under one line of headings. */
export const printTable = (
  terminal: Terminal,
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
) =>
  printAligned(
    terminal,
    async () => {
      const { alignedTable } = await import("./alignedTable.ts")
      return alignedTable(columns, rows, terminal.columns ?? Number.POSITIVE_INFINITY)
    },
    () => [tsvRow(...columns.map(({ heading }) => heading)), ...rows.map((row) => tsvRow(...row))].join(""),
  )
