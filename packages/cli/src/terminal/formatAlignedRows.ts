import { terminalWidth } from "./fitText.ts"
import type { Row } from "./Row.ts"
import { formatCell } from "./formatCell.ts"

const GAP = 2

/** Returns whether a field is right-aligned: numbers and amounts are, ZIP Codes aren't. */
const isFigure = (field: string | number | undefined): boolean =>
  typeof field === "number" || (field !== undefined && /^-?\d+\.\d+$/.test(field))

/**
 * Returns whether two consecutive rows share a column: always the first, the second if it's a figure in both rows, and
 * every column if the rows are of the same kind.
 */
const sharesColumn = (a: Row | undefined, b: Row | undefined, at: number): boolean => {
  if (a === undefined || b === undefined) return false
  return at === 0 || a[0] === b[0] || (at === 1 && isFigure(a[1]) && isFigure(b[1]))
}

/** Returns the widths of a column, row by row; rows that share the column get the width of the widest. */
const widthsOf = (rows: ReadonlyArray<Row>, at: number): ReadonlyArray<number> => {
  const own = rows.map((row) => terminalWidth(formatCell(row[at] ?? "")))
  const downward = own.reduce<ReadonlyArray<number>>((widths, width, line) => {
    const above = sharesColumn(rows[line - 1], rows[line], at) ? (widths[line - 1] ?? 0) : 0
    return [...widths, Math.max(width, above)]
  }, [])
  return downward.reduceRight<ReadonlyArray<number>>((widths, width, line) => {
    const below = sharesColumn(rows[line], rows[line + 1], at) ? (widths[0] ?? 0) : 0
    return [Math.max(width, below), ...widths]
  }, [])
}

/** Formats rows with their kind first and their fields aligned. */
export const formatAlignedRows = (rows: ReadonlyArray<Row>): string => {
  const written = rows.map(([name, ...fields]): Row => [name.replaceAll("_", " "), ...fields])
  const most = Math.max(0, ...written.map((row) => row.length))
  const widths = Array.from({ length: most }, (_, at) => widthsOf(written, at))
  return written
    .map((row, line) => {
      const cells = row.map((field, at) => {
        const text = formatCell(field)
        const blanks = " ".repeat(Math.max(0, (widths[at]?.[line] ?? 0) - terminalWidth(text)))
        return at > 0 && isFigure(field) ? blanks + text : text + blanks
      })
      return `${cells.join(" ".repeat(GAP)).trimEnd()}\n`
    })
    .join("")
}
