import { Clock, Effect, Redacted, Schema } from "effect"
import { ChargeKey, EventRefused, type ProcessorEvent } from "../Processors.ts"
import { SESSION_METADATA } from "./StripeSession.ts"
import { isSignedByStripe } from "./stripeSignature.ts"
import { readStripeDispute } from "./readStripeDispute.ts"
import { STRIPE_DISPUTE_EVENTS, STRIPE_EVENTS, type StripeSettings } from "./StripeSettings.ts"

const Event = Schema.fromJsonString(Schema.Struct({ id: Schema.String, type: Schema.String }))
const decodeEvent = Schema.decodeUnknownEffect(Event)

const About = Schema.fromJsonString(
  Schema.Struct({
    data: Schema.Struct({
      object: Schema.Struct({
        id: Schema.String,
        metadata: Schema.NullOr(Schema.Record(Schema.String, Schema.String)),
      }),
    }),
  }),
)
const decodeAbout = Schema.decodeUnknownEffect(About)

const unreadable = () => new EventRefused({ reason: "unreadable", message: "The event couldn't be read." })

/** Reads an event signed by Stripe. The event's session details aren't trusted; the session is requested instead. */
export const readStripeEvent = Effect.fn("readStripeEvent")(function* (
  { webhookSecret }: StripeSettings,
  body: string,
  signature: string,
): Effect.fn.Return<ProcessorEvent, EventRefused> {
  const now = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
  if (!isSignedByStripe(body, signature, Redacted.value(webhookSecret), now))
    return yield* new EventRefused({
      reason: "signature",
      message: "The signature isn't from Stripe or is too old.",
    })
  const { id, type: kind } = yield* Effect.mapError(decodeEvent(body), unreadable)
  if (!STRIPE_EVENTS.some((known) => known === kind)) return { id, kind, about: null }
  if (STRIPE_DISPUTE_EVENTS.some((known) => known === kind)) {
    const dispute = yield* Effect.mapError(readStripeDispute(body), unreadable)
    return { id, kind, about: null, ...(dispute === null ? {} : { dispute }) }
  }
  const { object } = (yield* Effect.mapError(decodeAbout(body), unreadable)).data
  const key = object.metadata?.[SESSION_METADATA.charge]
  return { id, kind, about: { page: object.id, key: key === undefined ? null : ChargeKey.make(key) } }
})
