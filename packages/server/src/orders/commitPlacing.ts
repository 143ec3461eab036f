import { canonicalJson, Contact, Quote } from "@listwright/domain"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Processors } from "../payments/Processors.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { claimPromotion } from "./claimPromotion.ts"
import type { ChargeIntent, NewOrder } from "./NewOrder.ts"
import { OrderedAreas } from "./OrderedArea.ts"
import { PlacementRefused, PlacingOvertaken } from "./PlacingErrors.ts"

const encodeContact = Schema.encodeSync(Schema.fromJsonString(Contact))
const encodeQuote = Schema.encodeSync(Schema.fromJsonString(Quote))
const encodeAreas = Schema.encodeSync(OrderedAreas)
const decodeStanding = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ revision: Schema.Int })))
const decodeOrders = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ state: Schema.String })))

/** Holds the draft, and answers how many orders of it were declined before. */
const holdDraft = Effect.fnUntraced(function* ({ draft, user }: NewOrder) {
  const sql = yield* SqlClient
  const overtaken = new PlacingOvertaken({ what: "draft" })
  const standing = decodeStanding(
    yield* sql`SELECT revision FROM drafts WHERE id = ${draft.id} AND user_id = ${user.id} FOR UPDATE`,
  )[0]
  if (standing?.revision !== draft.revision) return yield* overtaken
  const orders = decodeOrders(yield* sql`SELECT state FROM orders WHERE draft_id = ${draft.id}`)
  return orders.every(({ state }) => state === "declined") ? orders.length : yield* overtaken
})

const orderRow = (order: NewOrder) => ({
  code: order.code,
  draft_id: order.draft.id,
  draft_revision: order.draft.revision,
  session_guid: order.sessionGuid,
  user_id: order.user.id,
  account_id: order.user.accountId,
  account_name: order.user.accountName,
  list_type: order.draft.listType,
  state: "placing",
  order_name: order.contact.orderName,
  contact: encodeContact(order.contact),
  card_type: order.card.cardType,
  last_digits: order.card.lastDigits,
  agreement_version: order.agreementVersion,
  quantity: order.desk.quote.quantity,
  total_pretax: order.tax.totals.subTotal,
  tax: order.tax.totals.totalTax,
  total: order.tax.totals.total,
  submitted_at: order.submittedAt,
  settled_at: null,
})

const quoteRow = (order: NewOrder) => ({
  order_code: order.code,
  definition: canonicalJson(order.draft.definition),
  definition_hash: order.definitionHash,
  snapshot: order.desk.count.snapshot,
  list_usage: order.draft.choices.listUsage,
  promo_code: order.desk.promotion?.PromotionCode ?? null,
  areas: encodeAreas(order.desk.areas),
  quote: encodeQuote(order.desk.quote),
  price_list_id: order.desk.priceListId,
  tax_rate: order.tax.rate,
  points: order.points,
  total_pretax: order.tax.totals.subTotal,
  tax: order.tax.totals.totalTax,
  total: order.tax.totals.total,
})

const TAKEN_OVER = "This server was replaced by another one. Nothing was charged; please reload and try again."

/** A declined order leaves its key behind; the next attempt has one of its own. */
const chargeKey = (requestKey: string, declinedBefore: number): string =>
  declinedBefore === 0 ? requestKey : `${requestKey}:attempt-${declinedBefore + 1}`

/**
 * The first transaction of a placement: the order, its immutable quote, the draft that it was made of, the claim on its
 * promotion, and the charge that is about to be made. Nothing outside the database happens in it. spec: design, Placing (T1)
 */
export const commitPlacing = Effect.fn("commitPlacing")(function* (order: NewOrder) {
  const sql = yield* SqlClient
  const processors = yield* Processors
  const lease = yield* SiteLease
  const write = Effect.gen(function* () {
    if (!(yield* lease.isHeld)) return yield* new PlacementRefused({ message: TAKEN_OVER })
    const key = chargeKey(order.requestKey, yield* holdDraft(order))
    const intent: ChargeIntent = {
      orderCode: order.code,
      key,
      amount: order.tax.totals.total,
      tax: order.tax.totals.totalTax,
      token: order.card.token,
    }
    yield* sql`INSERT INTO orders ${sql.insert(orderRow(order))}`
    // What was ordered stays as it is, also while nobody knows whether the charge goes through.
    yield* sql`UPDATE drafts SET placed_order_id = ${order.code} WHERE id = ${order.draft.id}`
    yield* sql`INSERT INTO order_quotes ${sql.insert(quoteRow(order))}`
    yield* claimPromotion(order)
    yield* sql`INSERT INTO charge_intents ${sql.insert({
      key,
      order_code: order.code,
      amount: intent.amount,
      token: intent.token,
      processor: processors.id,
      state: "intended",
      created_at: order.submittedAt,
    })}`
    return intent
  })
  return yield* sql.withTransaction(write).pipe(Effect.catchTag("SqlError", Effect.die))
})
