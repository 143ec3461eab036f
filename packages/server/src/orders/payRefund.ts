import { RefundReason } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { OutcomeUnknown, Processors } from "../payments/Processors.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import { ClaimedRefund, claimedRefundColumns } from "./claimRefund.ts"
import { OrderJobs } from "./OrderJobs.ts"

/** The delay before an unanswered refund request is repeated. */
const AGAIN_AFTER_MS = 10_000

const decodeMade = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ orderCode: OrderCode, reason: RefundReason })),
)

/**
 * Records, once, that a refund was made, and queues an email to the buyer; if the list was short of records, the
 * delivery email already mentions the refund.
 */
const keepMade = Effect.fnUntraced(function* (key: string, reference: string) {
  const sql = yield* SqlClient
  const jobs = yield* OrderJobs
  const [made] = decodeMade(
    yield* sql`UPDATE refunds SET refunded_at = ${yield* DateTime.nowAsDate}, reference = ${reference}
      WHERE key = ${key} AND refunded_at IS NULL RETURNING order_code AS "orderCode", reason`,
  )
  if (made === undefined || made.reason === "short") return
  yield* jobs.offer({ kind: "refunded", orderCode: made.orderCode, refundKey: key })
})

/**
 * Requests a claimed refund from the processor, and records that it was made. The refund's key ensures that it's made
 * only once, however often it's requested. Only the processor that collected the payment refunds it.
 */
export const payRefund = Effect.fn("payRefund")(function* (refund: ClaimedRefund) {
  const sql = yield* SqlClient
  const processors = yield* Processors
  const { amount, chargeKey, isRefunded, key, processor, reference } = refund
  if (isRefunded) return
  if (processor !== null && processor !== processors.id) return yield* new OutcomeUnknown({ key })
  yield* Effect.orDie(sql`UPDATE refunds SET asked_at = ${yield* DateTime.nowAsDate} WHERE key = ${key}`)
  const made = yield* processors.refund({ key, chargeKey, reference, amount })
  yield* Effect.orDie(sql.withTransaction(keepMade(key, made.reference)))
})

const decodeRows = Schema.decodeUnknownSync(Schema.Array(ClaimedRefund))

/** Makes all claimed but unconfirmed refunds, so that a crash in between doesn't lose any. */
export const payClaimedRefunds = Effect.gen(function* () {
  const sql = yield* SqlClient
  const processors = yield* Processors
  if (!(yield* (yield* SiteLease).isHeld)) return
  const before = new Date((yield* DateTime.nowAsDate).getTime() - AGAIN_AFTER_MS)
  const rows = yield* sql`SELECT ${claimedRefundColumns(sql)} FROM refunds
    WHERE refunded_at IS NULL AND reason <> 'short' AND (processor = ${processors.id} OR processor IS NULL)
      AND COALESCE(asked_at, claimed_at) <= ${before}
    ORDER BY claimed_at LIMIT 100`
  yield* Effect.forEach(
    decodeRows(rows),
    (refund) =>
      Effect.catchCause(payRefund(refund), (cause) =>
        Effect.logError(`the refund ${refund.key} cannot be made`, cause),
      ),
    { discard: true },
  )
}).pipe(Effect.withSpan("payClaimedRefunds"))
