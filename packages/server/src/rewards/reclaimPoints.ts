import type { UserId } from "@listwright/domain/account"
import type { DeductedPoints } from "@listwright/domain/rewards"
import type { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ledgerPoints } from "./ledgerPoints.ts"

const decodeSums = Schema.decodeUnknownSync(
  Schema.Tuple([Schema.Struct({ earned: Schema.NumberFromString, before: Schema.NumberFromString })]),
)
const decodeTaken = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ taken: Schema.NumberFromString, missing: Schema.NumberFromString })),
)

/** Returns the key of a refund's entry in the ledger. */
const entryKey = (refundKey: string): string => `refund:${refundKey}`

/**
 * Returns the points that an order earned, those that its refunds reclaimed or couldn't reclaim, and the buyer's
 * available points.
 */
export const loadOrderPointTotals = Effect.fnUntraced(function* (orderCode: OrderCode, userId: UserId) {
  const sql = yield* SqlClient
  const [sums] = decodeSums(
    yield* sql`SELECT COALESCE(sum(points) FILTER (WHERE reason = 'earned'), 0)::text AS earned,
        COALESCE(sum(missing - points) FILTER (WHERE reason = 'takenBack'), 0)::text AS before
      FROM point_entries WHERE order_code = ${orderCode}`,
  )
  const { available } = yield* ledgerPoints(sql, userId)
  return { ...sums, available }
})

/**
 * Reclaims a refund's points, and records those already spent. Must run in the transaction that claims the refund,
 * which locks the user, so that the points can't be spent in the meantime.
 */
export const reclaimPoints = Effect.fn("reclaimPoints")(function* (
  refund: { readonly key: string; readonly orderCode: OrderCode; readonly userId: UserId },
  { missing, taken }: DeductedPoints,
) {
  if (taken + missing === 0) return
  const sql = yield* SqlClient
  yield* sql`INSERT INTO point_entries ${sql.insert({
    user_id: refund.userId,
    reason: "takenBack",
    points: -taken,
    missing,
    order_code: refund.orderCode,
    entered_at: yield* DateTime.nowAsDate,
    note:
      missing === 0
        ? `refund of ${refund.orderCode}`
        : `refund of ${refund.orderCode}: ${missing} more points were spent already`,
    request_key: entryKey(refund.key),
  })}`
})

/** Returns the points that a refund reclaimed. */
export const findReclaimedPoints = Effect.fnUntraced(function* (refundKey: string) {
  const sql = yield* SqlClient
  const rows = decodeTaken(
    yield* sql`SELECT (-points)::text AS taken, missing::text AS missing FROM point_entries
      WHERE request_key = ${entryKey(refundKey)}`,
  )
  return rows[0] ?? { taken: 0, missing: 0 }
})
