import { Effect } from "effect"
import { print } from "./output.ts"
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

/** What stands in a row under a column. */
export type Cell = string | number

/** Measuring widths is slow to load, and programs that read need none. */
const aligned = (columns: ReadonlyArray<Column>, rows: ReadonlyArray<ReadonlyArray<Cell>>, room: number) =>
  Effect.promise(async () => {
    const { alignedTable } = await import("./alignedTable.ts")
    return alignedTable(columns, rows, room)
  })

/** Prints rows: aligned on a terminal, elsewhere tab-separated under one line of headings. */
export const printTable = (
  terminal: Terminal,
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
) =>
  terminal.isOutputTerminal
    ? Effect.flatMap(aligned(columns, rows, terminal.columns ?? Number.POSITIVE_INFINITY), (text) =>
        print(terminal, text),
      )
    : print(
        terminal,
        [tsvRow(...columns.map(({ heading }) => heading)), ...rows.map((row) => tsvRow(...row))].join(""),
      )
