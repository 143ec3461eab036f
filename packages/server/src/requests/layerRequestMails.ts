import { Effect, Layer, Schedule } from "effect"
import { Site } from "../configuration/Site.ts"
import { Mails } from "../mail/Mails.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { CustomerRequests } from "./CustomerRequests.ts"
import { requestMail } from "./requestMail.ts"

/** How soon the mail of a request goes out. */
const LOOK_EVERY = Schedule.spaced("1 second")
const FORGET_EVERY = Schedule.spaced("1 hour")

/** Mails what customers asked for to the site's contact; a site without one keeps it, for `listwright requests`. */
export const mailRequests = Effect.gen(function* () {
  const { configuration } = yield* Site
  const requests = yield* CustomerRequests
  const mails = yield* Mails
  const lease = yield* SiteLease
  if (configuration.contactEmail === "" || !(yield* lease.isHeld)) return
  for (const request of yield* requests.unmailed)
    yield* mails.send(requestMail(request, configuration.contactEmail)).pipe(
      Effect.andThen(requests.mailed(request.id)),
      // It is tried again, and keeps no other waiting.
      Effect.catchCause((cause) =>
        Effect.andThen(
          Effect.logError(`the request ${request.id} cannot be mailed`, cause),
          requests.mailLater(request.id),
        ),
      ),
    )
}).pipe(Effect.withSpan("mailRequests"))

/** Forgets what customers asked for once the site no longer keeps it. */
export const forgetOldRequests = Effect.gen(function* () {
  const { requestDays } = yield* Site
  const lease = yield* SiteLease
  if (yield* lease.isHeld) yield* (yield* CustomerRequests).forgetOlderThan(requestDays)
}).pipe(Effect.withSpan("forgetOldRequests"))

/** Mails requests, and forgets old ones, for as long as the server runs. */
export const layerRequestMails = Layer.effectDiscard(
  Effect.all([
    mailRequests.pipe(
      Effect.catchCause((cause) => Effect.logError("requests cannot be mailed", cause)),
      Effect.repeat(LOOK_EVERY),
      Effect.forkScoped,
    ),
    forgetOldRequests.pipe(
      Effect.catchCause((cause) => Effect.logError("old requests cannot be forgotten", cause)),
      Effect.repeat(FORGET_EVERY),
      Effect.forkScoped,
    ),
  ]),
)
