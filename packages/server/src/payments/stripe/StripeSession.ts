import { Schema } from "effect"
import type { ChargeOutcome, OpenPaymentPage, ProcessingCharge } from "../Processors.ts"

const Metadata = Schema.NullOr(Schema.Record(Schema.String, Schema.String))

const Intent = Schema.Struct({ id: Schema.String, status: Schema.String })

/** The part of a Checkout Session that the site reads. https://docs.stripe.com/api/checkout/sessions/object */
export const StripeSession = Schema.Struct({
  id: Schema.String,
  status: Schema.Literals(["open", "complete", "expired"]),
  payment_status: Schema.Literals(["paid", "unpaid", "no_payment_required"]),
  url: Schema.NullOr(Schema.String),
  amount_total: Schema.NullOr(Schema.Int),
  currency: Schema.NullOr(Schema.String),
  client_reference_id: Schema.NullOr(Schema.String),
  metadata: Metadata,
  /** The payment intent, expanded if the request includes that option. */
  payment_intent: Schema.NullOr(Schema.Union([Schema.String, Intent])),
})
export type StripeSession = typeof StripeSession.Type

/** One page of a list of sessions. */
export const StripeSessions = Schema.Struct({
  data: Schema.Array(StripeSession),
  has_more: Schema.Boolean,
})

/** The names of the session metadata used to find and verify a session. */
export const SESSION_METADATA = { charge: "charge", cents: "cents", order: "order" } as const

/** The states in which the bank has declined a payment after a delay. */
const GIVEN_UP: ReadonlyArray<string> = ["requires_payment_method", "canceled"]

const isPaidAsAsked = ({ amount_total, currency, metadata, payment_status }: StripeSession): boolean =>
  payment_status === "paid" &&
  currency === "usd" &&
  String(amount_total) === metadata?.[SESSION_METADATA.cents]

const complete = (
  session: StripeSession,
): ChargeOutcome | ProcessingCharge | { readonly state: "strange" } => {
  const { payment_intent: intent, payment_status } = session
  if (payment_status === "unpaid")
    return intent !== null && typeof intent !== "string" && GIVEN_UP.includes(intent.status)
      ? { state: "declined", reason: "bank" }
      : { state: "processing" }
  if (intent === null || !isPaidAsAsked(session)) return { state: "strange" }
  return { state: "captured", reference: typeof intent === "string" ? intent : intent.id }
}

/**
 * Returns the state of a session's charge. `strange`: the payment differs from the request, which needs human judgment.
 */
export const sessionOutcome = (
  session: StripeSession,
): ChargeOutcome | OpenPaymentPage | ProcessingCharge | { readonly state: "strange" } => {
  switch (session.status) {
    case "open":
      return session.url === null
        ? { state: "strange" }
        : { state: "open", page: session.id, address: session.url }
    case "expired":
      return { state: "declined", reason: "expired" }
    case "complete":
      return complete(session)
  }
}
