import { Effect } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerMailing, mailRows } from "../mail/mailRows.ts"
import { mailDocument } from "../recipients/mailDocument.ts"
import { quoteMail } from "./quoteMail.ts"
import { quotePdf } from "./quotePdf.ts"
import { StoredQuotes, type UnmailedQuote } from "./StoredQuotes.ts"

const mail = Effect.fn("quotes.mail")(function* ({ accountOfSender, origin, sent, userId }: UnmailedQuote) {
  const { configuration } = yield* Site
  const pdf = yield* quotePdf(sent, configuration)
  yield* mailDocument(userId, quoteMail(sent, accountOfSender, configuration.siteName, origin, pdf))
})

/** Emails the due quotes. */
export const mailQuotes = Effect.flatMap(StoredQuotes, (quotes) =>
  mailRows("the quote", quotes, ({ sent }) => sent.id, mail),
)

/** Emails quotes while the server runs. */
export const layerQuoteMails = layerMailing("quotes", mailQuotes)
