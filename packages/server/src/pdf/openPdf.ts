import { loadPdfFonts } from "./fonts.ts"
import type { Pdf } from "./makePdf.ts"

export interface PdfOptions {
  readonly title: string
  readonly author: string
  readonly at: Date
  /** The page size in points. */
  readonly size: { readonly width: number; readonly height: number }
}

/** Opens a document without pages or margins, whose pages are output as soon as the next one begins. */
export const openPdf = async ({ at, author, size, title }: PdfOptions): Promise<Pdf> => {
  const [{ default: Document }, { regular }] = await Promise.all([import("pdfkit"), loadPdfFonts()])
  const pdf = new Document({
    size: [size.width, size.height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  pdf.registerFont("regular", regular).font("regular")
  return pdf
}
