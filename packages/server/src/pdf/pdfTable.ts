import { displayedCellText, type Table, type TableColumn } from "@listwright/domain/saved-lists"
import type { PdfColumn, PdfTable } from "./drawTable.ts"

/**
 * The shares of the width for a column of figures, for bars beside short text, and for bars beside long text. Text
 * columns share the rest.
 */
const [FIGURE, BARS, BARS_BESIDE_LONG] = [0.13, 0.42, 0.24]
/** The number of characters that fit beside wide bars. */
const LONG = 28

const isText = ({ kind }: TableColumn): boolean => kind === "text" || kind === "day"

/** Converts a table for a document, with bars if it has them, in the screen's order: text, bars, figures. */
export const pdfTable = ({ barsOf, columns, hasTotal = false, rows }: Table): PdfTable => {
  const listed = hasTotal ? rows.slice(0, -1) : rows
  const total = hasTotal ? rows.at(-1) : undefined
  const texts = columns.filter(isText).length
  const isLong = listed.some((row) =>
    columns.some((column, at) => isText(column) && String(row[at]).length > LONG),
  )
  const wide = isLong ? BARS_BESIDE_LONG : BARS
  const left = 1 - (columns.length - texts) * FIGURE - (barsOf === undefined ? 0 : wide)
  const shown: ReadonlyArray<PdfColumn> = columns.map((column) =>
    isText(column)
      ? { title: column.title, share: left / texts }
      : { title: column.title, share: FIGURE, isFigure: true },
  )
  const textsOf = (row: Table["rows"][number]) =>
    columns.map((column, at) => displayedCellText(column, row[at] ?? null))
  if (barsOf === undefined)
    return {
      columns: shown,
      rows: listed.map(textsOf),
      ...(total === undefined ? {} : { total: textsOf(total) }),
    }
  const withBars = <Cell>(cells: ReadonlyArray<Cell>, bar: Cell) => cells.toSpliced(barsOf, 0, bar)
  const figures = listed.map((row) => Number(row[barsOf] ?? 0))
  const longest = Math.max(1, ...figures)
  return {
    columns: withBars(shown, { title: "", share: wide }),
    rows: listed.map((row) => withBars(textsOf(row), "")),
    ...(total === undefined ? {} : { total: withBars(textsOf(total), "") }),
    bars: { column: barsOf, lengths: figures.map((records) => records / longest) },
  }
}
