import { createReadStream } from "node:fs"
import { setImmediate } from "node:timers/promises"
import type { Pdf } from "../../pdf/makePdf.ts"
import { openPdf } from "../../pdf/openPdf.ts"
import { csvRows } from "../workbook/csvRows.ts"
import { labelLines } from "./labelLines.ts"
import type { LabelStock } from "./LabelStock.ts"

/** The list has no addresses to print. */
export class NoAddresses extends Error {
  override readonly name = "NoAddresses"
}

/** Points between a label's edge and its text. */
const PADDING = 8
/** Sizes of the letters, the largest that fits first; below the smallest a line is cut. */
const [LARGEST, SMALLEST] = [10, 6]
const LEADING = 1.2 * LARGEST
const CUT = "…"
const LETTERS = new Intl.Segmenter("en")

/** A line in the size in which it fits, or as much of it as does. */
const fitted = (pdf: Pdf, line: string, width: number): string => {
  for (let size = LARGEST; size >= SMALLEST; size--)
    if (pdf.fontSize(size).widthOfString(line) <= width) return line
  let letters = Array.from(LETTERS.segment(line), ({ segment }) => segment)
  while (letters.length > 0 && pdf.widthOfString(letters.join("") + CUT) > width)
    letters = letters.slice(0, -1)
  return letters.join("") + CUT
}

/** Writes a label, centered between its upper and lower edge. */
const drawLabel = (pdf: Pdf, stock: LabelStock, place: number, lines: ReadonlyArray<string>): void => {
  const x = stock.left + (place % stock.across) * stock.stepAcross + PADDING
  const top = stock.top + Math.floor(place / stock.across) * stock.stepDown
  const y = top + (stock.height - lines.length * LEADING) / 2
  lines.forEach((line, at) =>
    pdf.text(fitted(pdf, line, stock.width - 2 * PADDING), x, y + at * LEADING, { lineBreak: false }),
  )
}

/**
 * Sheets of address labels of a delivered CSV (PDF), a label for each record in the order of the list. Keeps
 * one sheet in memory. Throws `NoAddresses`.
 */
export const labelSheets = async function* (
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
