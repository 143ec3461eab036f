import type { BreakdownDocument } from "@listwright/domain/reports"
import { drawTable } from "../pdf/drawTable.ts"
import { drawTerms, drawText } from "../pdf/drawText.ts"
import { makePdf } from "../pdf/makePdf.ts"
import { pdfTable } from "../pdf/pdfTable.ts"
import type { WorkbookMetadata } from "../saved-lists/tables/buildStreamedWorkbook.ts"

/** Renders a breakdown as a PDF for reading and printing. */
export const breakdownPdf = (
  { notes, table, terms, title }: BreakdownDocument,
  { creator, now }: WorkbookMetadata,
): Promise<Uint8Array> =>
  makePdf({ title, author: creator, at: now, foot: `${creator} · ${title}` }, async (pdf) => {
    drawText(pdf, creator, { isMuted: true, after: 12 })
    drawText(pdf, title, { size: 20, isStrong: true, tag: "H1", after: 10 })
    drawTerms(pdf, terms)
    pdf.y += 14
    await drawTable(pdf, pdfTable(table))
    pdf.y += 8
    for (const note of notes) drawText(pdf, note, { size: 9, isMuted: true, after: 3 })
  })
