import { toCents } from "../cents.ts"
import { chargeName } from "./chargeName.ts"
import type { ChargeRequest } from "../Processors.ts"
import type { Parameters } from "./StripeApi.ts"
import { SESSION_METADATA } from "./StripeSession.ts"

/** The time allowed for a request to arrive; Stripe requires sessions to last at least 30 minutes from its arrival. */
export const ARRIVAL_TIMEOUT_MS = 120_000

/** The number of characters used from an order's name, which Stripe shows on one line. */
const NAME_SHOWN = 100

const line = (place: number, name: string, cents: number): Parameters => [
  [`line_items[${place}][quantity]`, 1],
  [`line_items[${place}][price_data][currency]`, "usd"],
  [`line_items[${place}][price_data][unit_amount]`, cents],
  [`line_items[${place}][price_data][product_data][name]`, name],
]

/**
 * Returns the parameters of a charge's session. They're identical for the same charge, to the last character, so that
 * repeating the request doesn't open a second session. The lines add up to the order's total to the cent. Only cards
 * are allowed, since orders can't be paid otherwise.
 */
export const sessionParameters = (request: ChargeRequest, returnTo: string): Parameters => {
  const { amount, expiresAt, key, listType, orderCode, orderName, tax } = request
  const [cents, taxCents] = [toCents(amount), toCents(tax)]
  const receipt = `${returnTo}/order/${listType}/success?order=${encodeURIComponent(orderCode)}`
  const kept = [
    [SESSION_METADATA.order, orderCode],
    [SESSION_METADATA.charge, chargeName(key)],
    [SESSION_METADATA.cents, String(cents)],
  ] as const
  return [
    ["mode", "payment"],
    ["payment_method_types[0]", "card"],
    // Asks for the whole address with its country, which the bank compares.
    ["billing_address_collection", "required"],
    ["client_reference_id", orderCode],
    ...kept.map(([name, value]) => [`metadata[${name}]`, value] as const),
    ...kept.map(([name, value]) => [`payment_intent_data[metadata][${name}]`, value] as const),
    ["payment_intent_data[description]", `Order ${orderCode}`],
    ...line(0, `${orderName.slice(0, NAME_SHOWN)} (${orderCode})`, cents - taxCents),
    ...(taxCents === 0 ? [] : line(1, "Sales tax", taxCents)),
    // Prices are in dollars, whatever currency the buyer's card has.
    ["adaptive_pricing[enabled]", "false"],
    ["expires_at", Math.floor((expiresAt.getTime() + ARRIVAL_TIMEOUT_MS) / 1_000)],
    ["success_url", receipt],
    ["cancel_url", receipt],
  ]
}
