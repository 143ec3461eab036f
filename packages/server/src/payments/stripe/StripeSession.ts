import { Schema } from "effect"
import type { ChargeOutcome, OpenPage, Processing } from "../Processors.ts"

const Metadata = Schema.NullOr(Schema.Record(Schema.String, Schema.String))

const Intent = Schema.Struct({ id: Schema.String, status: Schema.String })

/** A Checkout Session, as far as the site reads it. https://docs.stripe.com/api/checkout/sessions/object */
export const StripeSession = Schema.Struct({
  id: Schema.String,
  status: Schema.Literals(["open", "complete", "expired"]),
  payment_status: Schema.Literals(["paid", "unpaid", "no_payment_required"]),
  url: Schema.NullOr(Schema.String),
  amount_total: Schema.NullOr(Schema.Int),
  currency: Schema.NullOr(Schema.String),
  client_reference_id: Schema.NullOr(Schema.String),
  metadata: Metadata,
  /** Expanded where it is asked for. */
  payment_intent: Schema.NullOr(Schema.Union([Schema.String, Intent])),
})
export type StripeSession = typeof StripeSession.Type

/** One page of a list of sessions. */
export const StripeSessions = Schema.Struct({
  data: Schema.Array(StripeSession),
  has_more: Schema.Boolean,
})

/** The names of the metadata kept with a session, by which it is found again and checked. */
export const KEPT = { charge: "charge", cents: "cents", order: "order" } as const

/** The bank has refused a payment that it took its time for. */
const GIVEN_UP: ReadonlyArray<string> = ["requires_payment_method", "canceled"]

const isPaidAsAsked = ({ amount_total, currency, metadata, payment_status }: StripeSession): boolean =>
  payment_status === "paid" && currency === "usd" && String(amount_total) === metadata?.[KEPT.cents]

const complete = (session: StripeSession): ChargeOutcome | Processing | { readonly state: "strange" } => {
  const { payment_intent: intent, payment_status } = session
  if (payment_status === "unpaid")
    return intent !== null && typeof intent !== "string" && GIVEN_UP.includes(intent.status)
      ? { state: "declined", reason: "bank" }
      : { state: "processing" }
  if (intent === null || !isPaidAsAsked(session)) return { state: "strange" }
  return { state: "captured", reference: typeof intent === "string" ? intent : intent.id }
}

/** Returns the state of a session's charge. `strange`: not paid as requested, which only a person can judge. */
export const outcomeOfSession = (
  session: StripeSession,
): ChargeOutcome | OpenPage | Processing | { readonly state: "strange" } => {
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
