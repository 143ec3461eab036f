import type { Pdf } from "./makePdf.ts"
import { INK, INNER, LOWEST, PAGE } from "./PdfPage.ts"

export interface TextLook {
  readonly size?: number
  readonly isStrong?: boolean
  readonly isMuted?: boolean
  /** The tag that tells a screen reader how to read it. */
  readonly tag?: "H1" | "H2" | "P"
  /** Points below it. */
  readonly after?: number
  /** Points that must be left on the page, so that what it heads follows on the same one. */
  readonly room?: number
}

/** Writes a paragraph below what was written before, on a new page where there is no room for a line of it. */
export const drawText = (pdf: Pdf, text: string, look: TextLook = {}): void => {
  const { after = 4, isMuted = false, isStrong = false, size = 10, tag = "P" } = look
  if (pdf.y + (look.room ?? 2 * size) > LOWEST) pdf.addPage()
  pdf.addStructure(
    pdf.struct(tag, {}, () => {
      pdf
        .font(isStrong ? "strong" : "regular")
        .fontSize(size)
        .fillColor(isMuted ? INK.muted : INK.text)
        .text(text, PAGE.margin, pdf.y, { width: INNER, lineGap: 2 })
    }),
  )
  pdf.y += after
}

/** Points that a heading has below it at least: a line of text, or the head and a row of a table. */
const HEADED = 84

/** Writes the heading of a part. */
export const drawHeading = (pdf: Pdf, text: string): void =>
  drawText(pdf, text, { size: 12, isStrong: true, tag: "H2", room: HEADED })

/** Writes terms with what they say, one a line. */
export const drawTerms = (
  pdf: Pdf,
  terms: ReadonlyArray<{ readonly name: string; readonly text: string }>,
  nameWidth = 120,
): void => {
  for (const { name, text } of terms) {
    const width = INNER - nameWidth
    pdf.font("regular").fontSize(10)
    const height = pdf.heightOfString(text === "" ? " " : text, { width })
    if (pdf.y + height > LOWEST) pdf.addPage()
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
