import { Actor, Api, Unprocessable } from "@listwright/adapters"
import { defaultChoices } from "@listwright/domain/drafts"
import { quoteRecipients } from "@listwright/domain/quotes"
import { NotFound } from "@listwright/domain/shared"
import { Effect, Stream } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiBuilder, HttpApiSchema } from "effect/http-api"
import { emailKey } from "../../../accounts/Users.ts"
import { Site } from "../../../configuration/Site.ts"
import { createDraft } from "../../../drafts/createDraft.ts"
import { createQuote } from "../../../quotes/createQuote.ts"
import { openQuote } from "../../../quotes/openQuote.ts"
import { findQuotableCount } from "../../../quotes/quotableCounts.ts"
import { quotePdf } from "../../../quotes/quotePdf.ts"
import { StoredQuotes } from "../../../quotes/StoredQuotes.ts"
import { Recipients } from "../../../recipients/Recipients.ts"
import { Quotas } from "../../../site/Quotas.ts"
import { ensureSourceOffered } from "../../answering/ensureSourceOffered.ts"
import { ensureListAccepted } from "../../answering/ensureListAccepted.ts"
import { ensureQuotesEnabled } from "../../answering/ensureQuotesEnabled.ts"
import { failTooManyRequests } from "../../answering/failTooManyRequests.ts"
import {
  failUnavailable,
  failUnprocessable,
  failUnprocessableReason,
} from "../../answering/failUnprocessable.ts"
import { failNotFound, failTooLarge } from "../saved-lists/refusals.ts"

const OTHER_QUOTE = "This key was used to quote another list. Use a new key."
const OTHER_RECIPIENTS = "This key was used to send the quote to other recipients. Use a new key."
const NO_ADDRESS =
  "The saved list has no email address to send a quote to. Name recipients, or save the count again."

/** Tells whether two lists name the same email addresses, in any order and spelling. */
const areSameAddresses = (some: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean => {
  const [these, those] = [new Set(some.map(emailKey)), new Set(others.map(emailKey))]
  return these.size === those.size && [...these].every((one) => those.has(one))
}

/** The URL at which the caller reaches the site; the request's host has already been verified as the site's own. */
const origin = Effect.gen(function* () {
  const { publicOrigin } = yield* Site
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  return publicOrigin ?? `http://${headers["host"] ?? ""}`
})

/** Calls for sending quotes and, for users with access to them, opening and ordering them. */
export const sentQuoteCalls = {
  sendQuote: HttpApiBuilder.handler(Api, "V1Quotes", "sendQuote", ({ payload }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { key, recipients: named, savedCountId } = payload
      const recipients = yield* Recipients
      yield* ensureQuotesEnabled
      const saved = yield* findQuotableCount(reach, savedCountId)
      if (saved === null) return yield* new NotFound({ what: "saved list" })
      yield* ensureSourceOffered(user, saved.listType)
      const earlier = yield* (yield* StoredQuotes).ofRequest(user.id, key)
      if (earlier !== null && earlier.savedCountId !== savedCountId)
        return yield* new Unprocessable({ message: OTHER_QUOTE })
      if (earlier !== null) {
        const before = quoteRecipients(earlier)
        if (named !== undefined && !areSameAddresses(named, before))
          return yield* new Unprocessable({ message: OTHER_RECIPIENTS })
        return { ...earlier, mailed: yield* recipients.standing(user, before) }
      }
      yield* ensureListAccepted(saved.definition, saved.definition)
      if (named === undefined && saved.contact.email === "")
        return yield* new Unprocessable({ message: NO_ADDRESS })
      return yield* createQuote(user, reach, saved, {
        requestKey: key,
        origin: yield* origin,
        recipients: named ?? [saved.contact.email],
      })
    }).pipe(
      Effect.catchTags({
        NotFound: failNotFound,
        CountRefused: failUnprocessableReason,
        CountUnavailable: failUnavailable,
        NotPriced: failUnprocessable,
        MailQuotaReached: failTooManyRequests,
        RecipientsOptedOut: failUnprocessable,
      }),
    ),
  ),
  openQuote: HttpApiBuilder.handler(Api, "V1Quotes", "openQuote", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      return yield* openQuote(user, reach, yield* (yield* StoredQuotes).find(reach, params.id))
    }).pipe(Effect.catchTag("NotFound", failNotFound)),
  ),
  quotePdf: HttpApiBuilder.handler(Api, "V1Quotes", "quotePdf", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { configuration } = yield* Site
      const { sent } = yield* (yield* StoredQuotes).find(reach, params.id)
      yield* (yield* Quotas).take("reportFiles", user.id)
      return HttpApiSchema.withHeaders({
        body: Stream.succeed(yield* quotePdf(sent, configuration)),
        headers: { "content-disposition": `attachment; filename="${sent.code}.pdf"` },
      })
    }).pipe(Effect.catchTags({ NotFound: failNotFound, QuotaReached: failTooManyRequests })),
  ),
  orderQuote: HttpApiBuilder.handler(Api, "V1Quotes", "orderQuote", ({ params }) =>
    Effect.gen(function* () {
      const { reach, user } = yield* Actor
      const { sent } = yield* (yield* StoredQuotes).find(reach, params.id)
      yield* ensureSourceOffered(user, sent.listType)
      const { accountId, choices, contact, definition, id } = sent
      const opened = { ...defaultChoices, ...choices, contact, step: "order" as const, quoteId: id }
      return yield* createDraft(user, reach, accountId, definition, opened)
    }).pipe(
      Effect.catchTags({
        NotFound: failNotFound,
        DraftTooLarge: failTooLarge,
        QuotaReached: failTooManyRequests,
      }),
    ),
  ),
}

export const layerV1Quotes = HttpApiBuilder.group(Api, "V1Quotes", (handlers) =>
  Effect.succeed(handlers.handleAll(sentQuoteCalls)),
)
