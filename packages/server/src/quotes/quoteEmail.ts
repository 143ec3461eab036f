import type { AccountId } from "@listwright/domain/account"
import { longDateText, quotePageLink, type SentQuote } from "@listwright/domain/quotes"
import { CHARGES } from "@listwright/domain/glossary"
import { formatWholeNumber } from "@listwright/domain/shared"
import type { EmailMessage } from "../mail/Mailer.ts"

/**
 * Builds the email that sends a quote to its order's contact. `account` is the sender's account; `url` is the site's
 * URL. Submitting the email twice sends it once.
 */
export const quoteEmail = (
  sent: SentQuote,
  account: AccountId,
  siteName: string,
  url: string,
  pdf: Uint8Array,
): EmailMessage => ({
  id: `quote-${sent.code}`,
  to: sent.contact.email,
  lane: "rest",
  account,
  subject: `Quote ${sent.code}: ${sent.contact.orderName}`,
  blocks: [
    { kind: "heading", text: `Quote ${sent.code}` },
    {
      kind: "paragraph",
      text: `Here is your quote from ${siteName} for ${sent.contact.orderName}: ${formatWholeNumber(sent.price.quantity)} records.`,
    },
    {
      kind: "money",
      lines: sent.price.lines.map(({ amount, detail, label }) => ({ label, amount, detail })),
      total: { label: CHARGES.beforeTax, amount: sent.price.figures.totalBeforeTax },
    },
    { kind: "note", text: "Sales tax is not included." },
    {
      kind: "paragraph",
      text: `The prices are valid until ${longDateText(sent.validUntil)}. Sign in to see the list's current price and to order it.`,
    },
    { kind: "link", label: "Open the quote", url: `${url}${quotePageLink(sent.id)}` },
  ],
  attachments: [{ name: `${sent.code}.pdf`, type: "application/pdf", content: pdf }],
})
