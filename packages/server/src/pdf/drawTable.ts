import type { Pdf } from "./makePdf.ts"
import { INK, INNER, LOWEST, PAGE } from "./PdfPage.ts"

/** A column of a table; figures stand at its right end. */
export interface PdfColumn {
  readonly title: string
  /** Share of the width, 0 to 1; those of a table sum to 1. */
  readonly share: number
  readonly isFigure?: boolean
}

export interface PdfTable {
  readonly columns: ReadonlyArray<PdfColumn>
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** Set apart at the end. */
  readonly total?: ReadonlyArray<string>
}

const GAP = 8
const PADDING = 4

interface Look {
  readonly font: "regular" | "strong"
  readonly size: number
  readonly color: string
  readonly tag: "TH" | "TD"
}
const HEAD: Look = { font: "strong", size: 8, color: INK.muted, tag: "TH" }
const BODY: Look = { font: "regular", size: 9.5, color: INK.text, tag: "TD" }
const TOTAL: Look = { font: "strong", size: 10.5, color: INK.text, tag: "TD" }

/** Writes a table below what was written before; its head comes again on each page, and no row is cut. */
export const drawTable = (pdf: Pdf, { columns, rows, total }: PdfTable): void => {
  const table = pdf.struct("Table")
  pdf.addStructure(table)
  const widths = columns.map(({ share }) => share * INNER)
  const rowHeight = (cells: ReadonlyArray<string>, { font, size }: Look): number => {
    pdf.font(font).fontSize(size)
    const heights = cells.map((text, at) =>
      pdf.heightOfString(text === "" ? " " : text, { width: (widths[at] ?? 0) - GAP }),
    )
    return Math.max(...heights) + 2 * PADDING
  }
  const line = (y: number): void => {
    pdf.markContent("Artifact", { type: "Layout" })
    pdf
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + INNER, y)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke()
    pdf.endMarkedContent()
  }
  const write = (cells: ReadonlyArray<string>, look: Look): void => {
    const height = rowHeight(cells, look)
    const y = pdf.y
    const row = pdf.struct("TR")
    table.add(row)
    let x = PAGE.margin
    cells.forEach((text, at) => {
      const width = widths[at] ?? 0
      const left = x
      row.add(
        pdf.struct(look.tag, {}, () => {
          pdf
            .font(look.font)
            .fontSize(look.size)
            .fillColor(look.color)
            .text(text, left, y + PADDING, {
              width: width - GAP,
              align: columns[at]?.isFigure === true ? "right" : "left",
            })
        }),
      )
      x += width
    })
    row.end()
    pdf.y = y + height
    line(pdf.y)
  }
  const head = (): void =>
    write(
      columns.map(({ title }) => title),
      HEAD,
    )
  const ensureRoom = (height: number): void => {
    if (pdf.y + height <= LOWEST) return
    pdf.addPage()
    head()
  }
  head()
  for (const cells of rows) {
    ensureRoom(rowHeight(cells, BODY))
    write(cells, BODY)
  }
  if (total !== undefined) {
    ensureRoom(rowHeight(total, TOTAL))
    write(total, TOTAL)
  }
  table.end()
  pdf.x = PAGE.margin
}
