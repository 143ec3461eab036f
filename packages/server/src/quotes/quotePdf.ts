import { quoteLetter, type SentQuote } from "@listwright/domain/quotes"
import type { SiteConfiguration } from "@listwright/domain/account"
import { formatWholeNumber } from "@listwright/domain/shared"
import { Effect } from "effect"
import { drawTable } from "../pdf/drawTable.ts"
import { drawHeading, drawTerms, drawText } from "../pdf/drawText.ts"
import { makePdf } from "../pdf/makePdf.ts"

/** Renders a quote's letter as a PDF. The same quote always has the same bytes. */
export const quotePdf = Effect.fn("quotePdf")((sent: SentQuote, site: SiteConfiguration) =>
  Effect.promise(async () => {
    const letter = quoteLetter(sent, site)
    const head = {
      title: letter.title,
      author: letter.siteName,
      at: new Date(`${sent.sentOn}T12:00:00Z`),
      foot: `${letter.siteName} · ${letter.title}`,
    }
    return await makePdf(head, async (pdf) => {
      drawText(pdf, letter.siteName, { isMuted: true, after: 12 })
      drawText(pdf, letter.title, { size: 20, isStrong: true, tag: "H1", after: 10 })
      for (const line of letter.to) drawText(pdf, line, { after: 1 })
      pdf.y += 12
      drawTerms(pdf, letter.terms)
      pdf.y += 10
      drawHeading(pdf, "Audience")
      drawText(pdf, letter.audience, { after: 10 })
      drawHeading(pdf, "Price")
      await drawTable(pdf, {
        columns: [
          { title: "For", share: 0.3 },
          { title: "How it's calculated", share: 0.5 },
          { title: "Amount", share: 0.2, isFigure: true },
        ],
        rows: letter.lines.map(({ amount, detail, label }) => [label, detail, amount]),
        total: [letter.total.label, "", letter.total.amount],
      })
      pdf.y += 12
      drawHeading(pdf, "Areas")
      await drawTable(pdf, {
        columns: [
          { title: "Area", share: 0.6 },
          { title: "Available", share: 0.2, isFigure: true },
          { title: "Quoted", share: 0.2, isFigure: true },
        ],
        rows: letter.areas.map(({ available, desired, name }) => [
          name,
          formatWholeNumber(available),
          formatWholeNumber(desired),
        ]),
      })
      pdf.y += 10
      for (const note of letter.notes) drawText(pdf, note, { size: 9, isMuted: true, after: 3 })
      pdf.y += 10
      for (const line of letter.from) drawText(pdf, line, { size: 9, after: 1 })
    })
  }),
)
