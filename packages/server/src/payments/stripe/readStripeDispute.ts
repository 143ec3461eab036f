import { Effect, Schema } from "effect"
import { centsToUsd } from "../cents.ts"
import type { ProcessorDispute } from "../Processors.ts"

/** A dispute. https://docs.stripe.com/api/disputes/object */
const Dispute = Schema.Struct({
  id: Schema.String,
  amount: Schema.Int.check(Schema.isGreaterThan(0)),
  currency: Schema.String,
  reason: Schema.String,
  status: Schema.String,
  /** The payment; null if the charge wasn't made through this site. */
  payment_intent: Schema.NullOr(Schema.Union([Schema.String, Schema.Struct({ id: Schema.String })])),
})
const decodeReport = Schema.decodeUnknownEffect(
  Schema.fromJsonString(Schema.Struct({ data: Schema.Struct({ object: Dispute }) })),
)

/** Converts Stripe's dispute status; a closed inquiry counts as won, since it moved no money. */
const stateOf = (status: string): ProcessorDispute["state"] => {
  switch (status) {
    case "lost":
      return "lost"
    case "won":
    case "warning_closed":
    case "prevented":
      return "won"
    default:
      return "open"
  }
}

/**
 * Reads Stripe's report of a dispute; returns null if the payment isn't from this site. The signed report itself is
 * trusted, since it doesn't move any money.
 */
export const readStripeDispute = Effect.fn("readStripeDispute")(function* (body: string) {
  const {
    amount,
    currency,
    id,
    payment_intent: intent,
    reason,
    status,
  } = (yield* decodeReport(body)).data.object
  if (intent === null || currency !== "usd") return null
  return {
    id,
    reference: typeof intent === "string" ? intent : intent.id,
    amount: centsToUsd(amount),
    reason,
    state: stateOf(status),
  } satisfies ProcessorDispute
})
