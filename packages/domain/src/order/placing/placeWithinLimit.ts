import { BigDecimal, Effect, Schema } from "effect"
import type { User } from "../../account/User.ts"
import type { Contact } from "../../drafts/Contact.ts"
import type { Draft } from "../../drafts/Draft.ts"
import { pickPricingChoices } from "../../drafts/pickPricingChoices.ts"
import type { PaymentCard } from "../../payment/Cards.ts"
import { Prices } from "../../pricing/price/Prices.ts"
import type { OrderCode } from "../../shared/OrderCode.ts"
import { Orders } from "../Orders.ts"
import { calculateTax } from "./calculateTax.ts"
import { placeOrder } from "./placeOrder.ts"
import type { RequestKey } from "./requestKey.ts"

/** Raised when the order costs more than its limit. Nothing was charged. */
export class CostLimitExceeded extends Schema.TaggedError<CostLimitExceeded>()("CostLimitExceeded", {
  /** The total in dollars with 2 decimals, including tax. */
  total: Schema.String,
  limit: Schema.String,
}) {}

/** Raised when fewer records are available than requested. Nothing was charged. */
export class InsufficientRecords extends Schema.TaggedError<InsufficientRecords>()("InsufficientRecords", {
  wanted: Schema.Int,
  /** The number of records available. */
  available: Schema.Int,
}) {}

/**
 * Returns whether an order costs more than its limit; both are in dollars, including tax. A total equal to the limit is
 * allowed.
 */
export const isOverLimit = (total: string, limit: string): boolean =>
  BigDecimal.isGreaterThan(BigDecimal.fromStringUnsafe(total), BigDecimal.fromStringUnsafe(limit))

/** An order to be placed unattended. */
export interface UnattendedOrder {
  readonly draft: Draft
  readonly user: Pick<User, "id">
  readonly contact: Contact
  /** The card; null if the payment processor collects the payment on its own pages. */
  readonly card: PaymentCard | null
  readonly requestKey: RequestKey
  /** The number of records to order; null for as many as the draft specifies. */
  readonly wanted: number | null
  /** The maximum cost in dollars, including tax; null for no limit. */
  readonly limit: string | null
  readonly currentYear: number
}

/** Returns the order created by an earlier request from this user; null if there's no such order. */
export const findOrderByRequestKey = Effect.fn("findOrderByRequestKey")(function* (requestKey: RequestKey) {
  const orders = yield* Orders
  return yield* orders
    .ofRequest(requestKey)
    .pipe(Effect.catchTag("NotFound", () => Effect.succeed<OrderCode | null>(null)))
})

/**
 * Prices a draft on the server and places it at that price. If it costs more than its limit or has fewer records than
 * requested, nothing is charged. The server rejects any total other than the one compared with the limit.
 */
export const placeWithinLimit = Effect.fn("placeWithinLimit")(function* (order: UnattendedOrder) {
  const { contact, draft, limit, user, wanted } = order
  const prices = yield* Prices
  const { definition, id, revision } = draft
  const { price } = yield* prices.price({
    definition,
    choices: pickPricingChoices(draft.choices),
    draftId: id,
    revision,
  })
  if (wanted !== null && price.quantity < wanted)
    return yield* new InsufficientRecords({ wanted, available: price.quantity })
  const { subtotal, total, totalTax } = yield* calculateTax({ draft, contact, price, user })
  if (limit !== null && isOverLimit(total, limit)) return yield* new CostLimitExceeded({ total, limit })
  return yield* placeOrder({
    requestKey: order.requestKey,
    draft,
    contact,
    shown: { quantity: price.quantity, totalBeforeTax: subtotal, taxCharge: totalTax, total },
    agreementAccepted: true,
    card: order.card,
    currentYear: order.currentYear,
  })
})
