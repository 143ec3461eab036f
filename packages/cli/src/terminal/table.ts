import { print } from "./output.ts"
import type { Terminal } from "./Terminal.ts"
import { tsvRow } from "./tsvRow.ts"

/** A column of a table: its heading, and whether it holds figures. */
export interface Column {
  readonly heading: string
  readonly isFigure?: boolean
}

type Cell = string | number

const shown = (cell: Cell): string =>
  typeof cell === "number" ? cell.toLocaleString("en-US") : cell.replaceAll(/\s+/g, " ")

/** Columns under each other, two blanks apart; figures end under each other. */
const aligned = (columns: ReadonlyArray<Column>, rows: ReadonlyArray<ReadonlyArray<Cell>>): string => {
  const lines = [columns.map(({ heading }) => heading), ...rows.map((row) => row.map(shown))]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) => {
      const cells = line.map((cell, at) =>
        columns[at]?.isFigure === true ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      return `${cells.join("  ").trimEnd()}\n`
    })
    .join("")
}

/** Prints rows: aligned on a terminal, elsewhere tab-separated under one line of headings. */
export const printTable = (
  terminal: Terminal,
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
) =>
  print(
    terminal,
    terminal.isOutputTerminal
      ? aligned(columns, rows)
      : [tsvRow(...columns.map(({ heading }) => heading)), ...rows.map((row) => tsvRow(...row))].join(""),
  )
