import { nextPollTime, OrderState, type PaymentPageStatus, paymentDeadline } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { Clock, Effect, Layer, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Processors } from "../payments/Processors.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { queryProcessor, type UnsettledCharge } from "./queryProcessor.ts"
import { commitPaymentPage } from "./commitPaymentPage.ts"
import { commitSettlement } from "./commitSettlement.ts"
import { findChargeIntent } from "./findChargeIntent.ts"
import { deleteOldEvents } from "./recordEvent.ts"
import { payClaimedRefunds } from "./payRefund.ts"
import { refundLatePayment } from "./refundLatePayment.ts"

/**
 * The time after which an order that's still being placed counts as abandoned by its request. It's longer than a
 * processor's response time limit, so that charges in progress aren't queried.
 */
const ABANDONED_AFTER_MS = 5_000
const ASK_EVERY = "1 second"

/** The number of charges queried concurrently, so that an unanswered query doesn't delay the others. */
const AT_A_TIME = 4

const Unsettled = Schema.Struct({
  orderCode: OrderCode,
  state: OrderState,
  processor: Schema.NullOr(Schema.String),
  page: Schema.NullOr(Schema.String),
  askAt: Schema.NullOr(Schema.Date),
})
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Unsettled))

/** Stores the time of the next query, unless the processor has reported an event since `askAt` was read. */
const askAgain = Effect.fnUntraced(function* (
  { askAt, orderCode }: typeof Unsettled.Type,
  known: PaymentPageStatus | "settled",
  begunAt: Date,
) {
  const sql = yield* SqlClient
  const { pages } = yield* Processors
  if (pages === null) return
  const now = yield* Clock.currentTimeMillis
  const end = paymentDeadline(begunAt.getTime())
  const next = known === "settled" ? null : new Date(nextPollTime(known, now, end, pages.pace))
  yield* Effect.orDie(sql`UPDATE charge_intents SET ask_at = ${next}
    WHERE order_code = ${orderCode} AND ask_at IS NOT DISTINCT FROM ${askAt}`)
})

/** Stores the processor's answer for an order that's awaiting it. */
const settleBy = Effect.fnUntraced(function* (
  row: typeof Unsettled.Type,
  charge: UnsettledCharge,
  known: Effect.Success<ReturnType<typeof queryProcessor>> | { readonly state: "unknown" },
) {
  const { orderCode } = row
  switch (known.state) {
    case "open":
      if (charge.page === null) return yield* commitPaymentPage(charge, known)
      return yield* askAgain(row, "open", charge.begunAt)
    case "processing":
    case "unknown":
      yield* commitSettlement(orderCode, { state: "unknown" })
      return yield* askAgain(row, known.state, charge.begunAt)
    case "captured":
    case "declined": {
      const settlement = yield* commitSettlement(orderCode, known)
      yield* Effect.logInfo(`order ${orderCode} was settled: ${settlement}`)
    }
  }
})

const settle = Effect.fn("settle")(
  function* (row: typeof Unsettled.Type) {
    const intent = yield* findChargeIntent(row.orderCode)
    if (intent === undefined) return
    const charge = { ...intent, processor: row.processor, page: row.page }
    const known = yield* queryProcessor(charge).pipe(
      Effect.catchTag("OutcomeUnknown", () => Effect.succeed({ state: "unknown" as const })),
    )
    if (row.state !== "declined") return yield* settleBy(row, charge, known)
    if (known.state === "captured") yield* refundLatePayment(row.orderCode, known.reference)
    yield* askAgain(row, known.state === "unknown" ? "unknown" : "settled", charge.begunAt)
  },
  (effect, { orderCode }) =>
    Effect.catchCause(effect, (cause) => Effect.logError(`order ${orderCode} cannot be settled`, cause)),
)

/**
 * Settles orders whose charges have an unknown outcome by querying the processor: orders that are due or, on startup,
 * `all`. A declined order is due if its processor reports an event after all. Ignores other processors' charges, and
 * settles nothing on a server that has been replaced by another.
 */
const settleDue = Effect.fn("settleDue")(function* (all: boolean) {
  const sql = yield* SqlClient
  const processors = yield* Processors
  const lease = yield* SiteLease
  if (!(yield* lease.isHeld)) return
  const now = new Date(yield* Clock.currentTimeMillis)
  const abandoned = new Date(now.getTime() - ABANDONED_AFTER_MS)
  const rows = yield* sql`SELECT o.code AS "orderCode", o.state, i.processor, i.page, i.ask_at AS "askAt"
    FROM orders o JOIN charge_intents i ON i.order_code = o.code
    WHERE ((o.state = 'pending' AND (i.ask_at IS NULL OR i.ask_at <= ${now} OR ${all}))
        OR (o.state = 'placing' AND o.submitted_at <= ${abandoned} AND (i.ask_at IS NULL OR i.ask_at <= ${now}))
        OR (o.state = 'declined' AND i.ask_at <= ${now}))
      AND (i.processor = ${processors.id} OR i.processor IS NULL)
    ORDER BY i.ask_at NULLS FIRST, o.submitted_at LIMIT 100`
  yield* Effect.forEach(decodeRows(rows), settle, { concurrency: AT_A_TIME, discard: true })
})

export const settleDueOrders = settleDue(false)

const once = (all: boolean) =>
  Effect.andThen(settleDue(all), payClaimedRefunds).pipe(
    Effect.catchCause((cause) => Effect.logError("pending orders cannot be settled", cause)),
  )

/** Settles orders on startup and every second from then on. */
export const layerSettlement = Layer.effectDiscard(
  Effect.andThen(
    Effect.andThen(once(true), Effect.ignore(deleteOldEvents)),
    Effect.repeat(once(false), Schedule.spaced(ASK_EVERY)),
  ).pipe(Effect.forkScoped),
)
