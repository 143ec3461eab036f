import type { Cell, Column } from "./Column.ts"
import { printTableOrTsv } from "./printTableOrTsv.ts"
import type { Terminal } from "./Terminal.ts"
import { tsvRow } from "./tsvRow.ts"

/** Prints rows, aligned on a terminal and tab-separated under one line of headings elsewhere. */
export const printTable = (
  terminal: Terminal,
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
) =>
  printTableOrTsv(
    terminal,
    async () => {
      const { formatAlignedTable } = await import("./formatAlignedTable.ts")
      return formatAlignedTable(columns, rows, terminal.columns ?? Number.POSITIVE_INFINITY)
    },
    () => [tsvRow(...columns.map(({ heading }) => heading)), ...rows.map((row) => tsvRow(...row))].join(""),
  )
