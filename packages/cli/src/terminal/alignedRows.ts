import { widthOf } from "./fitted.ts"
import type { Row } from "./Row.ts"
import { shownCell } from "./shownCell.ts"

const GAP = 2

/** Numbers and amounts end under each other; a ZIP Code is neither. */
const isFigure = (field: string | number | undefined): boolean =>
  typeof field === "number" || (field !== undefined && /^-?\d+\.\d+$/.test(field))

/** Rows that follow each other share a column: the first where it holds figures, any where they say the same of it. */
const sharesColumn = (a: Row | undefined, b: Row | undefined, at: number): boolean => {
  if (a === undefined || b === undefined) return false
  return at === 0 || a[0] === b[0] || (at === 1 && isFigure(a[1]) && isFigure(b[1]))
}

/** The widths of a column, row by row: as wide as the widest of those that share it. */
const widthsOf = (rows: ReadonlyArray<Row>, at: number): ReadonlyArray<number> => {
  const own = rows.map((row) => widthOf(shownCell(row[at] ?? "")))
  const downward = own.reduce<ReadonlyArray<number>>((widths, width, line) => {
    const above = sharesColumn(rows[line - 1], rows[line], at) ? (widths[line - 1] ?? 0) : 0
    return [...widths, Math.max(width, above)]
  }, [])
  return downward.reduceRight<ReadonlyArray<number>>((widths, width, line) => {
    const below = sharesColumn(rows[line], rows[line + 1], at) ? (widths[0] ?? 0) : 0
    return [Math.max(width, below), ...widths]
  }, [])
}

/** Rows with what they are in front, and their fields under each other. */
export const alignedRows = (rows: ReadonlyArray<Row>): string => {
  const written = rows.map(([name, ...fields]): Row => [name.replaceAll("_", " "), ...fields])
  const most = Math.max(0, ...written.map((row) => row.length))
  const widths = Array.from({ length: most }, (_, at) => widthsOf(written, at))
  return written
    .map((row, line) => {
      const cells = row.map((field, at) => {
        const text = shownCell(field)
        const blanks = " ".repeat(Math.max(0, (widths[at]?.[line] ?? 0) - widthOf(text)))
        return at > 0 && isFigure(field) ? blanks + text : text + blanks
      })
      return `${cells.join(" ".repeat(GAP)).trimEnd()}\n`
    })
    .join("")
}
