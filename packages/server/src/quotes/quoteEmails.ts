import type { AccountId } from "@listwright/domain/account"
import { longDateText, quotePageLink, quoteRecipients, type SentQuote } from "@listwright/domain/quotes"
import { CHARGES } from "@listwright/domain/glossary"
import { formatWholeNumber } from "@listwright/domain/shared"
import type { EmailMessage } from "../mail/Mailer.ts"

/** Returns the id of a recipient's email; the first one's is the id that a quote's only email always had. */
const idOf = (code: string, recipient: number): string =>
  recipient === 0 ? `quote-${code}` : `quote-${code}-${recipient + 1}`

/**
 * Builds the emails that send a quote, one per recipient, so that recipients can't see each other. `account`: the
 * sender's account; `url`: the site's URL. Submitting an email twice sends it once.
 */
export const quoteEmails = (
  sent: SentQuote,
  account: AccountId,
  siteName: string,
  url: string,
  pdf: Uint8Array,
): ReadonlyArray<EmailMessage> =>
  quoteRecipients(sent).map((to, recipient) => ({
    id: idOf(sent.code, recipient),
    to,
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
        text: `The prices are valid until ${longDateText(sent.validUntil)}. Users of the account that sent it can sign in to see the list's current price and to order it.`,
      },
      { kind: "link", label: "Open the quote", url: `${url}${quotePageLink(sent.id)}` },
    ],
    attachments: [{ name: `${sent.code}.pdf`, type: "application/pdf", content: pdf }],
  }))
