import { Effect, Layer, Schedule } from "effect"
import { Site } from "../configuration/Site.ts"
import { Mails } from "../mail/Mails.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { quoteMail } from "./quoteMail.ts"
import { quotePdf } from "./quotePdf.ts"
import { StoredQuotes, type UnmailedQuote } from "./StoredQuotes.ts"

/** How soon the mail of a quote goes out, and is tried again. */
const LOOK_EVERY = Schedule.spaced("1 second")

const mail = Effect.fn("quotes.mail")(function* ({ origin, sent }: UnmailedQuote) {
  const mails = yield* Mails
  const quotes = yield* StoredQuotes
  const { configuration } = yield* Site
  const pdf = yield* quotePdf(sent, configuration)
  yield* mails.send(quoteMail(sent, configuration.siteName, origin, pdf))
  yield* quotes.mailed(sent.id)
})

/** Mails the quotes that are to be mailed. Whenever the server ends, each is mailed, and by one mail. */
export const mailQuotes = Effect.gen(function* () {
  const quotes = yield* StoredQuotes
  const lease = yield* SiteLease
  if (!(yield* lease.isHeld)) return
  for (const unmailed of yield* quotes.unmailed)
    // A mail that cannot be sent is tried again, and keeps nobody else's waiting.
    yield* Effect.catchCause(mail(unmailed), (cause) =>
      Effect.logError(`the quote ${unmailed.sent.code} cannot be mailed`, cause),
    )
}).pipe(Effect.withSpan("mailQuotes"))

/** Mails quotes for as long as the server runs. */
export const layerQuoteMails = Layer.effectDiscard(
  mailQuotes.pipe(
    Effect.catchCause((cause) => Effect.logError("quotes cannot be mailed", cause)),
    Effect.repeat(LOOK_EVERY),
    Effect.forkScoped,
  ),
)
