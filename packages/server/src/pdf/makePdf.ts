import type PDFDocument from "pdfkit"
import { loadPdfFonts } from "./fonts.ts"
import { INK, PAGE } from "./PdfPage.ts"

export type Pdf = InstanceType<typeof PDFDocument>

/** The metadata of a document, and its footer. */
export interface PdfMetadata {
  readonly title: string
  readonly author: string
  /** The time at which the content was current. The same document has the same bytes regardless of when it's built. */
  readonly at: Date
  /** The text at the bottom of each page, before its number. */
  readonly foot: string
}

/** Draws the page numbers once the page count is known. They aren't part of the document's text. */
const numberPages = (pdf: Pdf, foot: string): void => {
  const { count, start } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(start + at)
    // Below the margin pdfkit would begin a new page.
    pdf.page.margins.bottom = 0
    pdf.markContent("Artifact", { type: "Pagination" })
    pdf
      .font("regular")
      .fontSize(8)
      .fillColor(INK.muted)
      .text(`${foot} · Page ${at + 1} of ${count}`, PAGE.margin, PAGE.height - 38, {
        width: PAGE.width - 2 * PAGE.margin,
        align: "center",
        lineBreak: false,
      })
    pdf.endMarkedContent()
  }
}

/**
 * Builds a tagged document with embedded fonts, whose text can be selected and read aloud. `draw` fills it from the top
 * of the first page. pdfkit is loaded for the first document.
 */
export const makePdf = async (head: PdfMetadata, draw: (pdf: Pdf) => Promise<void>): Promise<Uint8Array> => {
  const [{ default: Document }, { regular, strong }] = await Promise.all([import("pdfkit"), loadPdfFonts()])
  const pdf = new Document({
    size: [PAGE.width, PAGE.height],
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.bottom },
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: head.title, Author: head.author, CreationDate: head.at, ModDate: head.at },
  })
  const chunks: Array<Buffer> = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
    pdf.on("end", () => resolve(Buffer.concat(chunks)))
    pdf.on("error", reject)
  })
  pdf.registerFont("regular", regular).registerFont("strong", strong)
  pdf.font("regular").fontSize(10).fillColor(INK.text)
  await draw(pdf)
  numberPages(pdf, head.foot)
  pdf.end()
  return await done
}
