import { Effect, Schema } from "effect"
import { toCents } from "../cents.ts"
import { OutcomeUnknown, type RefundRequest } from "../Processors.ts"
import { callStripe } from "./StripeApi.ts"
import type { StripeSettings } from "./StripeSettings.ts"

const REFUNDS = "/v1/refunds"
/** The maximum number of refunds read; a payment has fewer. */
const MAX = 100

/** A refund. https://docs.stripe.com/api/refunds/object */
const Refund = Schema.Struct({
  id: Schema.String,
  amount: Schema.Int,
  status: Schema.NullOr(Schema.String),
  metadata: Schema.NullOr(Schema.Record(Schema.String, Schema.String)),
})
const Refunds = Schema.Struct({ data: Schema.Array(Refund), has_more: Schema.Boolean })

const FAILED: ReadonlyArray<string | null> = ["failed", "canceled"]

/** Raised when Stripe couldn't refund the payment, so a person has to refund it another way. */
class RefundFailed extends Schema.TaggedError<RefundFailed>()("RefundFailed", {
  key: Schema.String,
  refund: Schema.String,
}) {
  override get message(): string {
    return `Stripe couldn't make the refund ${this.refund} (${this.key}). Check the refund in Stripe, and refund the buyer another way.`
  }
}

/**
 * Refunds money once per key. An earlier refund is found by its metadata, regardless of age, and Stripe itself doesn't
 * repeat a refund within a day.
 */
export const refundAtStripe = Effect.fn("refundAtStripe")(
  function* (settings: StripeSettings, { amount, key, reference }: RefundRequest) {
    const made = yield* callStripe(
      settings,
      Refunds,
    )({
      method: "GET",
      path: REFUNDS,
      parameters: [
        ["payment_intent", reference],
        ["limit", MAX],
      ],
    })
    const before = made.data.find(({ metadata }) => metadata?.["refund"] === key)
    const refund =
      before ??
      (yield* callStripe(
        settings,
        Refund,
      )({
        method: "POST",
        path: REFUNDS,
        parameters: [
          ["payment_intent", reference],
          ["amount", toCents(amount)],
          ["metadata[refund]", key],
        ],
        idempotencyKey: key,
      }))
    if (FAILED.includes(refund.status)) return yield* Effect.die(new RefundFailed({ key, refund: refund.id }))
    return { reference: refund.id }
  },
  (effect, _settings, { key }) =>
    Effect.catchTags(effect, {
      StripeUnavailable: () => Effect.fail(new OutcomeUnknown({ key })),
      StripeRefused: Effect.die,
    }),
)
