import type { OrderCode } from "@listwright/domain/shared"
import { canonicalJson } from "@listwright/domain/definition"
import { Contact, Media } from "@listwright/domain/drafts"
import { Price } from "@listwright/domain/pricing"
import { Effect, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import { ChargeKey, Processors } from "../payments/Processors.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { storeAgreement } from "./storedAgreements.ts"
import { claimPromotion } from "./claimPromotion.ts"
import { findChargeIntent, type StoredChargeIntent } from "./findChargeIntent.ts"
import type { NewOrder } from "./NewOrder.ts"
import { OrderedAreas } from "./OrderedArea.ts"
import { writeTasks } from "./orderTasks.ts"
import { PlacementRefused, PlacementSuperseded } from "./PlacementErrors.ts"

const encodeContact = Schema.encodeSync(Schema.fromJsonString(Contact))
const encodePrice = Schema.encodeSync(Schema.fromJsonString(Price))
const encodeColumns = Schema.encodeSync(Schema.fromJsonString(Schema.Array(Schema.String)))
const encodeMedia = Schema.encodeSync(Schema.fromJsonString(Media))
const encodeAreas = Schema.encodeSync(OrderedAreas)
const decodeStanding = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ revision: Schema.Int, accountName: Schema.String })),
)
const decodeOrders = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ state: Schema.String, isSame: Schema.Boolean })),
)

/**
 * Locks the draft; returns the number of its previously declined orders and its account's name. If the same request was
 * sent twice and has been answered in the meantime, that answer applies here, too.
 */
const holdDraft = Effect.fnUntraced(function* ({ draft, requestKey, user }: NewOrder) {
  const sql = yield* SqlClient
  const overtaken = new PlacementSuperseded({ what: "draft" })
  const standing = decodeStanding(
    yield* sql`SELECT d.revision, (SELECT name FROM accounts WHERE id = d.account_id) AS "accountName"
      FROM drafts d WHERE d.id = ${draft.id} FOR UPDATE`,
  )[0]
  if (standing?.revision !== draft.revision) return yield* overtaken
  const orders = decodeOrders(
    yield* sql`SELECT state, request_key IS NOT DISTINCT FROM ${requestKey} AS "isSame"
      FROM orders WHERE draft_id = ${draft.id}`,
  )
  if (orders.some(({ isSame, state }) => state !== "declined" || isSame)) return yield* overtaken
  const answered = yield* sql`SELECT order_code FROM order_answers
    WHERE user_id = ${user.id} AND request_key = ${requestKey}`
  if (answered.length > 0) return yield* overtaken
  return { declinedBefore: orders.length, accountName: standing.accountName }
})

const orderRow = (order: NewOrder, accountName: string) => ({
  code: order.code,
  draft_id: order.draft.id,
  draft_revision: order.draft.revision,
  session_guid: order.placementId,
  request_key: order.requestKey,
  request_hash: order.requestHash,
  user_id: order.user.id,
  account_id: order.draft.accountId,
  account_name: accountName,
  list_type: order.draft.listType,
  state: "placing",
  order_name: order.contact.orderName,
  contact: encodeContact(order.contact),
  card_type: order.card.cardType,
  last_digits: order.card.lastDigits,
  agreement_version: order.agreement.version,
  agreement_hash: order.agreement.hash,
  permitted_purpose: order.draft.choices.permittedPurpose ?? null,
  media: order.draft.choices.media === undefined ? null : encodeMedia(order.draft.choices.media),
  quantity: order.desk.price.quantity,
  total_pretax: order.tax.totals.subtotal,
  tax: order.tax.totals.totalTax,
  total: order.tax.totals.total,
  submitted_at: order.submittedAt,
  settled_at: null,
})

const priceRow = (order: NewOrder) => ({
  order_code: order.code,
  definition: canonicalJson(order.draft.definition),
  definition_hash: order.definitionHash,
  snapshot: order.desk.count.snapshot,
  list_usage: order.draft.choices.listUsage,
  promo_code: order.desk.promotion?.code ?? null,
  output_columns: encodeColumns(order.draft.choices.outputColumns ?? []),
  mobile_package_id: order.draft.choices.mobilePackageId ?? null,
  label_count: order.draft.choices.labelCount ?? 0,
  creative_id: order.draft.choices.creativeId ?? null,
  areas: encodeAreas(order.areas),
  quote: encodePrice(order.desk.price),
  price_list_id: order.desk.priceListId,
  tax_rate: order.tax.rate,
  points: order.points,
  total_pretax: order.tax.totals.subtotal,
  tax: order.tax.totals.totalTax,
  total: order.tax.totals.total,
})

const TAKEN_OVER =
  "This server was replaced by another one. Nothing was charged. Please reload the page and try again."

const NOT_CONFIRMED =
  "The server can't access its data. Nothing was charged or will be charged. Please try again soon."

/** Returns the next charge's key. A declined order retains its key; the next attempt gets a new one. */
const chargeKey = (name: string, declinedBefore: number): ChargeKey =>
  ChargeKey.make(declinedBefore === 0 ? name : `${name}:attempt-${declinedBefore + 1}`)

/** The time spent checking whether the order was written when the database didn't confirm it. */
const ASK_FOR = "6 seconds"

/**
 * Checks whether a failed transaction was committed anyway, as when the connection is lost during the commit. If so,
 * the order continues; if that can't be determined, nothing is charged from this point on.
 */
const afterFailure = Effect.fn("afterFailure")(function* (orderCode: OrderCode, error: SqlError) {
  if (error.reason._tag === "UniqueViolation") return yield* new PlacementSuperseded({ what: "draft" })
  const written = yield* findChargeIntent(orderCode).pipe(
    Effect.retry(Schedule.upTo(Schedule.spaced("250 millis"), { duration: ASK_FOR })),
    Effect.timeout(ASK_FOR),
    Effect.catchTag(["SqlError", "TimeoutError"], () =>
      Effect.andThen(
        Effect.logError(
          `it is unknown whether the order ${orderCode} was written; it will not be charged`,
          error,
        ),
        Effect.fail(new PlacementRefused({ reason: NOT_CONFIRMED })),
      ),
    ),
  )
  return written ?? (yield* Effect.die(error))
})

/**
 * Runs the first transaction of a placement: writes the order, its immutable price, its draft's new state, the claim on
 * its promotion, and the charge to be made. Does nothing outside the database.
 */
export const commitPlacement = Effect.fn("commitPlacement")(function* (order: NewOrder) {
  const sql = yield* SqlClient
  const processors = yield* Processors
  const lease = yield* SiteLease
  const write = Effect.gen(function* () {
    if (!(yield* lease.isHeld)) return yield* new PlacementRefused({ reason: TAKEN_OVER })
    const { accountName, declinedBefore } = yield* holdDraft(order)
    const key = chargeKey(order.chargeName, declinedBefore)
    const intent: StoredChargeIntent = {
      orderCode: order.code,
      key,
      amount: order.tax.totals.total,
      tax: order.tax.totals.totalTax,
      token: order.card.token,
      orderName: order.contact.orderName,
      listType: order.draft.listType,
      begunAt: order.submittedAt,
      accountName,
    }
    yield* storeAgreement(order.agreement)
    yield* sql`INSERT INTO orders ${sql.insert(orderRow(order, accountName))}`
    // The order stays as it was placed, even while the outcome of the charge is unknown.
    yield* sql`UPDATE drafts SET placed_order_id = ${order.code} WHERE id = ${order.draft.id}`
    yield* sql`INSERT INTO order_quotes ${sql.insert(priceRow(order))}`
    yield* writeTasks(order)
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
  return yield* sql
    .withTransaction(write)
    .pipe(Effect.catchTag("SqlError", (error) => afterFailure(order.code, error)))
})
