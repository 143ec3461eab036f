import { isEmail } from "./email.ts"
import { INVALID_EMAIL_MESSAGE } from "./Notices.ts"
import { orderTexts } from "./wording/orderTexts.ts"
import type { MessageText } from "./wording/MessageText.ts"

/** The separator between email addresses in a field, as typed and as sent. */
export const EMAIL_DELIMITER = ","

/** The message for a field without an email address [ob5-report-form]. */
export const EMAIL_REQUIRED: MessageText = orderTexts.reportEmailMissing

/** Returns the message for more addresses than a document may have; our own wording. */
export const tooManyEmailsText = (most: number): string => `Please enter at most ${most} email addresses`

/** Splits the typed email addresses and trims them; extra commas are ignored. */
export const parseEmails = (text: string): ReadonlyArray<string> =>
  text
    .split(EMAIL_DELIMITER)
    .map((email) => email.trim())
    .filter((email) => email !== "")

/** Returns the error in a field that takes 1 to `most` email addresses; null if there isn't one [ob5-report-form]. */
export const emailListProblem = (text: string, most: number): MessageText | null => {
  const emails = parseEmails(text)
  if (emails.length === 0) return EMAIL_REQUIRED
  if (emails.length > most) return tooManyEmailsText(most)
  return emails.every(isEmail) ? null : INVALID_EMAIL_MESSAGE
}
