import type { Pdf } from "./makePdf.ts"
import { INK, CONTENT_WIDTH, LOWEST_TEXT_Y, PAGE } from "./PdfPage.ts"

export interface TextStyle {
  readonly size?: number
  readonly isStrong?: boolean
  readonly isMuted?: boolean
  /** The tag that tells screen readers how to read the text. */
  readonly tag?: "H1" | "H2" | "P"
  /** The space below the text, in points. */
  readonly after?: number
  /** The minimum space left on the page, in points, so that a heading isn't separated from its content. */
  readonly room?: number
}

/** Draws a paragraph below the previous content, on a new page if there's no room for one line. */
export const drawText = (pdf: Pdf, text: string, look: TextStyle = {}): void => {
  const { after = 4, isMuted = false, isStrong = false, size = 10, tag = "P" } = look
  if (pdf.y + (look.room ?? 2 * size) > LOWEST_TEXT_Y) pdf.addPage()
  pdf.addStructure(
    pdf.struct(tag, {}, () => {
      pdf
        .font(isStrong ? "strong" : "regular")
        .fontSize(size)
        .fillColor(isMuted ? INK.muted : INK.text)
        .text(text, PAGE.margin, pdf.y, { width: CONTENT_WIDTH, lineGap: 2 })
    }),
  )
  pdf.y += after
}

/** The minimum space for a heading and its content, in points: a line of text, or the header and a row of a table. */
const HEADED = 84

/** Draws a section heading. */
export const drawHeading = (pdf: Pdf, text: string): void =>
  drawText(pdf, text, { size: 12, isStrong: true, tag: "H2", room: HEADED })

/** Draws terms with their explanations, one per line. */
export const drawTerms = (
  pdf: Pdf,
  terms: ReadonlyArray<{ readonly name: string; readonly text: string }>,
  nameWidth = 120,
): void => {
  for (const { name, text } of terms) {
    const width = CONTENT_WIDTH - nameWidth
    pdf.font("regular").fontSize(10)
    const height = pdf.heightOfString(text === "" ? " " : text, { width })
    if (pdf.y + height > LOWEST_TEXT_Y) pdf.addPage()
    const y = pdf.y
    pdf.addStructure(
      pdf.struct("P", {}, () => {
        pdf.fillColor(INK.muted).text(name, PAGE.margin, y, { width: nameWidth })
        pdf.fillColor(INK.text).text(text, PAGE.margin + nameWidth, y, { width })
      }),
    )
    pdf.y = y + height + 3
  }
}
