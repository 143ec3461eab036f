import { Schema } from "effect"
import { isEmail } from "../shared/email.ts"
import { emailListProblem } from "../shared/emailList.ts"
import type { MessageText } from "../shared/wording/MessageText.ts"
import type { SentQuote } from "./SentQuote.ts"

/** The maximum number of recipients of a quote. */
export const MAX_QUOTE_RECIPIENTS = 5

/** The email addresses that a quote is sent to, 1 to 5. */
export const QuoteRecipients = Schema.Array(
  Schema.String.check(Schema.makeFilter((text) => isEmail(text) || "must be an email address")),
).check(
  Schema.isMinLength(1, { message: "must have at least one email address" }),
  Schema.isMaxLength(MAX_QUOTE_RECIPIENTS, {
    message: `must have at most ${MAX_QUOTE_RECIPIENTS} email addresses`,
  }),
)
export type QuoteRecipients = typeof QuoteRecipients.Type

/** Returns the error in the field for a quote's recipients, separated by commas; null if there isn't one. */
export const quoteRecipientsProblem = (text: string): MessageText | null =>
  emailListProblem(text, MAX_QUOTE_RECIPIENTS)

/** Returns the email addresses that a quote was sent to; a quote that doesn't name them was sent to its contact. */
export const quoteRecipients = ({
  contact,
  recipients,
}: Pick<SentQuote, "contact" | "recipients">): ReadonlyArray<string> => recipients ?? [contact.email]
