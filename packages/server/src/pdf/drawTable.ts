import { setImmediate } from "node:timers/promises"
import type { Pdf } from "./makePdf.ts"
import { INK, CONTENT_WIDTH, LOWEST_TEXT_Y, PAGE } from "./PdfPage.ts"

/** A column of a table; figures are right-aligned. */
export interface PdfColumn {
  readonly title: string
  /** The column's share of the width, 0 to 1; the shares of a table sum to 1. */
  readonly share: number
  readonly isFigure?: boolean
}

export interface PdfTable {
  readonly columns: ReadonlyArray<PdfColumn>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** The total row, set apart at the end. */
  readonly total?: ReadonlyArray<string>
  /** The bars of a column, which has no text: the relative length of each row's bar, 0 to 1. */
  readonly bars?: { readonly column: number; readonly lengths: ReadonlyArray<number> }
}

/** The number of rows drawn before yielding to other work. */
const AT_ONCE = 20
const GAP = 8
const PADDING = 4
/** The height of a bar, its distance below the top of a line, and the minimum width of a nonzero bar. */
const [BAR, BAR_DOWN, SHORTEST_BAR] = [7, 2.25, 0.75]

interface Look {
  readonly font: "regular" | "strong"
  readonly size: number
  readonly color: string
  readonly tag: "TH" | "TD"
}
const HEAD: Look = { font: "strong", size: 8, color: INK.muted, tag: "TH" }
const BODY: Look = { font: "regular", size: 9.5, color: INK.text, tag: "TD" }
const TOTAL: Look = { font: "strong", size: 10.5, color: INK.text, tag: "TD" }

/** Draws a table below the previous content; its header is repeated on each page, and rows are never split. */
export const drawTable = async (pdf: Pdf, { bars, columns, rows, total }: PdfTable): Promise<void> => {
  const table = pdf.struct("Table")
  pdf.addStructure(table)
  const widths = columns.map(({ share }) => share * CONTENT_WIDTH)
  /** Returns the width available for a column's text; the last column extends to the right end of the lines. */
  const roomOf = (at: number): number => (widths[at] ?? 0) - (at === widths.length - 1 ? 0 : GAP)
  const rowHeight = (cells: ReadonlyArray<string>, { font, size }: Look): number => {
    pdf.font(font).fontSize(size)
    const heights = cells.map((text, at) =>
      pdf.heightOfString(text === "" ? " " : text, { width: roomOf(at) }),
    )
    return Math.max(...heights) + 2 * PADDING
  }
  const line = (y: number): void => {
    pdf.markContent("Artifact", { type: "Layout" })
    pdf
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + CONTENT_WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke()
    pdf.endMarkedContent()
  }
  const write = (cells: ReadonlyArray<string>, look: Look, height: number): void => {
    const y = pdf.y
    const row = pdf.struct("TR")
    table.add(row)
    let x = PAGE.margin
    cells.forEach((text, at) => {
      const left = x
      row.add(
        pdf.struct(look.tag, {}, () => {
          pdf
            .font(look.font)
            .fontSize(look.size)
            .fillColor(look.color)
            .text(text, left, y + PADDING, {
              width: roomOf(at),
              // Digits of one width stand one below another.
              ...(columns[at]?.isFigure === true ? { align: "right", features: ["tnum"] } : {}),
            })
        }),
      )
      x += widths[at] ?? 0
    })
    row.end()
    pdf.y = y + height
    line(pdf.y)
  }
  /** Draws a figure's bar. The figure is printed beside it, so the bar isn't part of the document's text. */
  const drawBar = (column: number, length: number, top: number): void => {
    if (length === 0) return
    const left = PAGE.margin + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
    const width = Math.max(SHORTEST_BAR, length * roomOf(column))
    pdf.markContent("Artifact", { type: "Layout" })
    pdf.rect(left, top + PADDING + BAR_DOWN, width, BAR).fill(INK.bar)
    pdf.endMarkedContent()
  }
  const titles = columns.map(({ title }) => title)
  const head = (): void => write(titles, HEAD, rowHeight(titles, HEAD))
  /** Draws a row on this page or the next one, and returns the position of its top. */
  const writeWhole = (cells: ReadonlyArray<string>, look: Look): number => {
    const height = rowHeight(cells, look)
    if (pdf.y + height > LOWEST_TEXT_Y) {
      pdf.addPage()
      head()
    }
    const top = pdf.y
    write(cells, look, height)
    return top
  }
  head()
  for (const [at, cells] of rows.entries()) {
    const top = writeWhole(cells, BODY)
    if (bars !== undefined) drawBar(bars.column, bars.lengths[at] ?? 0, top)
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  if (total !== undefined) writeWhole(total, TOTAL)
  table.end()
  pdf.x = PAGE.margin
}
