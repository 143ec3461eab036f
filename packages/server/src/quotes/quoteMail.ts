import { dayInWords, quotePageLink, type SentQuote } from "@listwright/domain/quotes"
import { CHARGES } from "@listwright/domain/glossary"
import { dollars, wholeText } from "@listwright/domain/shared"
import type { Mail } from "../mail/Mails.ts"

/** Brings a quote to the contact of its order. `url`: the site's address; handed over twice, it is one mail. */
export const quoteMail = (sent: SentQuote, siteName: string, url: string, pdf: Uint8Array): Mail => ({
  id: `quote-${sent.code}`,
  to: sent.contact.email,
  subject: `Quote ${sent.code}: ${sent.contact.orderName}`,
  lines: [
    `${siteName} quotes ${sent.contact.orderName}: ${wholeText(sent.quote.quantity)} records.`,
    "",
    ...sent.quote.lines.map(({ amount, detail, label }) => `${label}: ${dollars(amount)} (${detail})`),
    `${CHARGES.beforeTax}: ${dollars(sent.quote.figures.TotalPretaxCost)}`,
    "Sales tax is not included.",
    "",
    `The prices hold until ${dayInWords(sent.validUntil)}. Sign in to see what the list comes to today, and to order it:`,
    `${url}${quotePageLink(sent.id)}`,
  ],
  attachments: [{ name: `${sent.code}.pdf`, type: "application/pdf", content: pdf }],
})
