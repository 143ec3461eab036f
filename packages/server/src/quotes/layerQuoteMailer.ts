import { Effect } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerRecurringMailing, emailDueRows } from "../mail/emailDueRows.ts"
import { emailDocument } from "../recipients/emailDocument.ts"
import { quoteEmails } from "./quoteEmails.ts"
import { quotePdf } from "./quotePdf.ts"
import { StoredQuotes, type UnsentQuote } from "./StoredQuotes.ts"

const mail = Effect.fn("quotes.mail")(function* ({ accountOfSender, origin, sent, userId }: UnsentQuote) {
  const { configuration } = yield* Site
  const pdf = yield* quotePdf(sent, configuration)
  yield* Effect.forEach(
    quoteEmails(sent, accountOfSender, configuration.siteName, origin, pdf),
    (email) => emailDocument(userId, email),
    { discard: true },
  )
})

/** Emails the due quotes. */
export const emailQuotes = Effect.flatMap(StoredQuotes, (quotes) =>
  emailDueRows("the quote", quotes, ({ sent }) => sent.id, mail),
)

/** Emails quotes while the server runs. */
export const layerQuoteMailer = layerRecurringMailing("quotes", emailQuotes)
