import { Effect, Layer } from "effect"
import { Site } from "../configuration/Site.ts"
import { layerRecurringMailing, emailDueRows } from "../mail/emailDueRows.ts"
import { Mailer } from "../mail/Mailer.ts"
import { layerDataCleanup } from "../storage/layerDataCleanup.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { CustomerRequests } from "./CustomerRequests.ts"
import { customerRequestEmail } from "./customerRequestEmail.ts"

/**
 * Emails customers' requests to the site's contact; without a contact, they remain available in `listwright requests`.
 */
export const emailRequests = Effect.gen(function* () {
  const { contactEmail } = (yield* Site).configuration
  const mails = yield* Mailer
  if (contactEmail === "") return
  yield* emailDueRows(
    "the request",
    yield* CustomerRequests,
    ({ id }) => id,
    (request) => mails.send(customerRequestEmail(request, contactEmail)),
  )
})

/** Deletes customers' requests after the site's retention period. */
export const deleteOldRequests = Effect.gen(function* () {
  const { requestDays } = yield* Site
  const lease = yield* SiteLease
  if (yield* lease.isHeld) yield* (yield* CustomerRequests).forgetOlderThan(requestDays)
}).pipe(Effect.withSpan("forgetOldRequests"))

/** Emails requests and deletes old requests while the server runs. */
export const layerRequestMailer = Layer.merge(
  layerRecurringMailing("requests", emailRequests),
  layerDataCleanup("old requests", deleteOldRequests),
)
