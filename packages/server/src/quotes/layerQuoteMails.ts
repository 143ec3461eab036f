import { Effect } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerMailing, mailRows } from "../mail/mailRows.ts"
import { Mails } from "../mail/Mails.ts"
import { quoteMail } from "./quoteMail.ts"
import { quotePdf } from "./quotePdf.ts"
import { StoredQuotes, type UnmailedQuote } from "./StoredQuotes.ts"

const mail = Effect.fn("quotes.mail")(function* ({ origin, sent }: UnmailedQuote) {
  const mails = yield* Mails
  const { configuration } = yield* Site
  const pdf = yield* quotePdf(sent, configuration)
  yield* mails.send(quoteMail(sent, configuration.siteName, origin, pdf))
})

/** Mails the quotes that are to be mailed. */
export const mailQuotes = Effect.flatMap(StoredQuotes, (quotes) =>
  mailRows("the quote", quotes, ({ sent }) => sent.id, mail),
)

/** Mails quotes for as long as the server runs. */
export const layerQuoteMails = layerMailing("quotes", mailQuotes)
