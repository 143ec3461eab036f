import { Clock, Effect, Layer, Redacted } from "effect"
import {
  type StartedCharge,
  CardRefused,
  type ChargeRequest,
  OutcomeUnknown,
  Processors,
} from "../Processors.ts"
import { chargeName } from "./chargeName.ts"
import { checkStripe } from "./checkStripe.ts"
import { findSession } from "./findSession.ts"
import { readStripeEvent } from "./readStripeEvent.ts"
import { refundAtStripe } from "./refundAtStripe.ts"
import { ARRIVAL_TIMEOUT_MS, sessionParameters } from "./sessionParameters.ts"
import { callStripe } from "./StripeApi.ts"
import { sessionOutcome, StripeSession } from "./StripeSession.ts"
import type { StripeSettings } from "./StripeSettings.ts"

const SESSIONS = "/v1/checkout/sessions"

/**
 * The time after which a session can no longer be opened for a charge that never arrived, allowing for requests still
 * in transit and for clock differences.
 */
const NEVER_AFTER_MS = ARRIVAL_TIMEOUT_MS + 180_000

const unknown = (key: string) => () => new OutcomeUnknown({ key })

/** Returns a session's outcome. A case that needs human judgment remains unknown and is logged for the operator. */
const outcome = Effect.fnUntraced(function* (session: StripeSession, key: string) {
  const found = sessionOutcome(session)
  if (found.state !== "strange") return found
  yield* Effect.logError(
    `the session ${session.id} of ${key} is not paid as it was asked for: look at it in Stripe`,
  )
  return yield* new OutcomeUnknown({ key })
})

const begin = Effect.fn("ProcessorsStripe.begin")(function* (
  settings: StripeSettings,
  request: ChargeRequest,
) {
  const { key } = request
  const opened = yield* callStripe(
    settings,
    StripeSession,
  )({
    method: "POST",
    path: SESSIONS,
    parameters: sessionParameters(request, settings.returnTo),
    idempotencyKey: chargeName(key),
  }).pipe(
    Effect.catchTags({
      StripeUnavailable: unknown(key),
      StripeRefused: (refused) =>
        Effect.as(Effect.logError(`no payment page for ${request.orderCode}: ${refused.message}`), null),
    }),
  )
  if (opened === null) return { state: "declined" as const, reason: "refused" }
  const found = yield* outcome(opened, key)
  return found.state === "processing" ? yield* new OutcomeUnknown({ key }) : found
})

/**
 * Finds a charge's session by the page's name or, without one, among the sessions opened around that time; neither
 * opens a second session.
 */
const sessionOf = Effect.fnUntraced(function* (settings: StripeSettings, charge: StartedCharge) {
  if (charge.page === null) return yield* findSession(settings, charge)
  return yield* callStripe(
    settings,
    StripeSession,
  )({ method: "GET", path: `${SESSIONS}/${charge.page}`, parameters: [["expand[]", "payment_intent"]] })
})

const lookup = Effect.fn("ProcessorsStripe.lookup")(function* (
  settings: StripeSettings,
  charge: StartedCharge,
) {
  const session = yield* sessionOf(settings, charge).pipe(
    Effect.tapErrorTag("StripeRefused", ({ message }) => Effect.logError(`${charge.key}: ${message}`)),
    Effect.mapError(unknown(charge.key)),
  )
  return session === null ? { state: "notSeen" as const } : yield* outcome(session, charge.key)
})

const close = Effect.fn("ProcessorsStripe.close")(function* (
  settings: StripeSettings,
  charge: StartedCharge,
) {
  const { begunAt, key } = charge
  const known = yield* lookup(settings, charge)
  if (known.state === "notSeen") {
    const isOver = (yield* Clock.currentTimeMillis) > begunAt.getTime() + NEVER_AFTER_MS
    return isOver ? { state: "declined" as const, reason: "closed" } : yield* new OutcomeUnknown({ key })
  }
  if (known.state !== "open") return known
  // Stripe refuses this if the buyer has just paid, so the state is looked up again.
  yield* Effect.ignore(
    callStripe(settings, StripeSession)({ method: "POST", path: `${SESSIONS}/${known.page}/expire` }),
  )
  const after = yield* lookup(settings, { ...charge, page: known.page })
  return after.state === "notSeen" || after.state === "open" ? yield* new OutcomeUnknown({ key }) : after
})

const noCards = () =>
  Effect.fail(
    new CardRefused({ message: "This site doesn't accept cards directly. Orders are paid at Stripe." }),
  )

/** Returns the ledger's name. The ledger for test keys doesn't know real payments. */
const idOf = ({ secretKey }: StripeSettings): string =>
  /^[a-z]+_live_/.test(Redacted.value(secretKey)) ? "stripe:live" : "stripe:test"

/** Stripe's hosted Checkout: a Stripe page for each order, and no Stripe script on the site's pages. */
export const layerStripe = (settings: StripeSettings): Layer.Layer<Processors> =>
  Layer.succeed(Processors, {
    id: idOf(settings),
    isInFolder: false,
    pages: { name: "Stripe", pace: settings.pace, beginWithin: (ARRIVAL_TIMEOUT_MS * 3) / 4 },
    begin: (request) => begin(settings, request),
    lookup: (charge) => lookup(settings, charge),
    close: (charge) => close(settings, charge),
    refund: (request) => refundAtStripe(settings, request),
    readEvent: (body, signature) => readStripeEvent(settings, body, signature),
    check: checkStripe(settings),
    card: noCards,
    acceptNumber: noCards,
  })
