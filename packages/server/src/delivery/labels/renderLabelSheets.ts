import { createReadStream } from "node:fs"
import { setImmediate } from "node:timers/promises"
import type { Pdf } from "../../pdf/makePdf.ts"
import { openPdf } from "../../pdf/openPdf.ts"
import { csvRows } from "../workbook/csvRows.ts"
import { labelLines } from "./labelLines.ts"
import type { LabelStock } from "./LabelStock.ts"

/** Raised when a list has no addresses to print. */
export class NoAddresses extends Error {
  override readonly name = "NoAddresses"
}

/** The distance between a label's edge and its text, in points. */
const PADDING = 8
/**
 * The font sizes, in points: the largest that fits is used, and a line that doesn't fit at the smallest is truncated.
 */
const [LARGEST, SMALLEST] = [10, 6]
const LEADING = 1.2 * LARGEST
const CUT = "…"
const LETTERS = new Intl.Segmenter("en")

/** Returns a line, truncated if it doesn't fit even at the smallest font size. */
const fitted = (pdf: Pdf, line: string, width: number): string => {
  for (let size = LARGEST; size >= SMALLEST; size--)
    if (pdf.fontSize(size).widthOfString(line) <= width) return line
  let letters = Array.from(LETTERS.segment(line), ({ segment }) => segment)
  while (letters.length > 0 && pdf.widthOfString(letters.join("") + CUT) > width)
    letters = letters.slice(0, -1)
  return letters.join("") + CUT
}

/** Draws a label's text, vertically centered. */
const drawLabel = (pdf: Pdf, stock: LabelStock, place: number, lines: ReadonlyArray<string>): void => {
  const x = stock.left + (place % stock.across) * stock.stepAcross + PADDING
  const top = stock.top + Math.floor(place / stock.across) * stock.stepDown
  const y = top + (stock.height - lines.length * LEADING) / 2
  lines.forEach((line, at) =>
    pdf.text(fitted(pdf, line, stock.width - 2 * PADDING), x, y + at * LEADING, { lineBreak: false }),
  )
}

/**
 * Renders a delivered CSV as sheets of address labels (PDF), with one label per record in list order. Only one sheet is
 * held in memory. Throws `NoAddresses`.
 */
export const renderLabelSheets = async function* (
  csvPath: string,
  stock: LabelStock,
  about: { readonly title: string; readonly author: string; readonly at: Date },
): AsyncGenerator<Uint8Array> {
  const pdf = await openPdf({ ...about, size: stock.page })
  const perSheet = stock.across * stock.down
  let linesOf: ReturnType<typeof labelLines> | undefined
  let place = 0
  for await (const rows of csvRows(createReadStream(csvPath, { encoding: "utf8" })))
    for (const row of rows) {
      if (linesOf === undefined) {
        linesOf = labelLines(row)
        continue
      }
      if (linesOf === null) throw new NoAddresses()
      if (place % perSheet === 0) {
        pdf.addPage()
        // Others get their turn between two sheets.
        await setImmediate()
        const written: unknown = pdf.read()
        if (written instanceof Uint8Array) yield written
      }
      drawLabel(pdf, stock, place % perSheet, linesOf(row))
      place += 1
    }
  if (linesOf === null) throw new NoAddresses()
  if (place === 0) pdf.addPage()
  pdf.end()
  for await (const chunk of pdf) if (chunk instanceof Uint8Array) yield chunk
}
