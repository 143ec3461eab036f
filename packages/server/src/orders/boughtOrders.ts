import type { AccountId, Reach } from "@listwright/domain/account"
import type { BoughtOrder } from "@listwright/domain/saved-lists"
import { OrderCode } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dayOf } from "../site/siteDays.ts"
import { reachedRows } from "../storage/reachedRows.ts"
import { SuppressionPlaces } from "../suppression/SuppressionPlaces.ts"

const decode = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ code: OrderCode, submittedAt: Schema.Date })),
)

/**
 * Returns the orders for an account and source that a user can use for suppression: accessible orders that weren't
 * declined.
 */
export const boughtOrders = Effect.fn("boughtOrders")(function* (
  reach: Reach,
  accountId: AccountId,
  listType: number,
) {
  const sql = yield* SqlClient
  const { zone } = yield* SuppressionPlaces
  const rows = decode(
    yield* Effect.orDie(sql`SELECT o.code, o.submitted_at AS "submittedAt" FROM orders o
      WHERE o.account_id = ${accountId} AND o.list_type = ${listType} AND o.state IN ('pending', 'placed', 'fulfilled')
        AND ${reachedRows(sql, reach)} ORDER BY o.submitted_at, o.code`),
  )
  return rows.map(({ code, submittedAt }): BoughtOrder => ({ code, day: dayOf(submittedAt, zone) }))
})
