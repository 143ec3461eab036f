import { Effect, Layer } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerMailing, mailRows } from "../mail/mailRows.ts"
import { Mails } from "../mail/Mails.ts"
import { layerForgetting } from "../storage/layerForgetting.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { CustomerRequests } from "./CustomerRequests.ts"
import { requestMail } from "./requestMail.ts"

/**
 * Emails customers' requests to the site's contact; without a contact, they remain available in `listwright requests`.
 */
export const mailRequests = Effect.gen(function* () {
  const { contactEmail } = (yield* Site).configuration
  const mails = yield* Mails
  if (contactEmail === "") return
  yield* mailRows(
    "the request",
    yield* CustomerRequests,
    ({ id }) => id,
    (request) => mails.send(requestMail(request, contactEmail)),
  )
})

/** Deletes customers' requests after the site's retention period. */
export const forgetOldRequests = Effect.gen(function* () {
  const { requestDays } = yield* Site
  const lease = yield* SiteLease
  if (yield* lease.isHeld) yield* (yield* CustomerRequests).forgetOlderThan(requestDays)
}).pipe(Effect.withSpan("forgetOldRequests"))

/** While the server runs, emails requests and deletes old requests. */
export const layerRequestMails = Layer.merge(
  layerMailing("requests", mailRequests),
  layerForgetting("old requests", forgetOldRequests),
)
