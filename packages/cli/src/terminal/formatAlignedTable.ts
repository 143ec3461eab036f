import type { Cell, Column } from "./Column.ts"
import { fitText, terminalWidth } from "./fitText.ts"
import { formatCell } from "./formatCell.ts"

/** The minimum width of a truncated column, and the gap between columns. */
const MIN = 24
const GAP = 2

interface Measured {
  readonly column: Column
  readonly cells: ReadonlyArray<string>
  /** The width of the column's widest cell. */
  readonly width: number
}

const total = (columns: ReadonlyArray<{ readonly width: number }>): number =>
  columns.reduce((sum, { width }) => sum + width, GAP * (columns.length - 1))

const cutWidth = ({ column, width }: Measured): number =>
  column.isCut === true ? Math.min(width, MIN) : width

/** Returns the columns that fit, dropping some if truncation isn't enough. */
const withRoom = (columns: ReadonlyArray<Measured>, room: number): ReadonlyArray<Measured> => {
  if (total(columns.map((one) => ({ width: cutWidth(one) }))) <= room) return columns
  const ranks = columns.flatMap(({ column: { leftOut } }) => leftOut ?? [])
  if (ranks.length === 0) return columns
  const lowest = Math.min(...ranks)
  return withRoom(
    columns.filter(({ column }) => column.leftOut !== lowest),
    room,
  )
}

/** Shrinks the widest column that may be truncated, one character at a time, until the line fits. */
const cut = (columns: ReadonlyArray<Measured>, room: number): ReadonlyArray<Measured> => {
  const widest = Math.max(...columns.filter(({ column }) => column.isCut === true).map(({ width }) => width))
  if (total(columns) <= room || widest <= MIN) return columns
  const at = columns.findIndex(({ column, width }) => column.isCut === true && width === widest)
  return cut(
    columns.map((one, place) => (place === at ? { ...one, width: widest - 1 } : one)),
    room,
  )
}

const padded = ({ column, width }: Measured, cell: string): string => {
  const text = fitText(cell, width)
  const blanks = " ".repeat(width - terminalWidth(text))
  return column.isFigure === true ? blanks + text : text + blanks
}

/** Formats rows in aligned columns, two spaces apart and no wider than the terminal; figures are right-aligned. */
export const formatAlignedTable = (
  columns: ReadonlyArray<Column>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
  room: number,
): string => {
  const measured = columns.map((column, at): Measured => {
    const cells = [column.heading.replaceAll("_", " "), ...rows.map((row) => formatCell(row[at] ?? ""))]
    return { column, cells, width: Math.max(...cells.map(terminalWidth)) }
  })
  const placed = cut(withRoom(measured, room), room)
  return [undefined, ...rows]
    .map((_, line) => placed.map((one) => padded(one, one.cells[line] ?? "")).join(" ".repeat(GAP)))
    .map((line) => `${line.trimEnd()}\n`)
    .join("")
}
