import type { AccountId, Reach } from "@listwright/domain/account"
import type { PurchasedOrder } from "@listwright/domain/saved-lists"
import { OrderCode } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"

const decode = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ code: OrderCode, submittedAt: Schema.Date })),
)

/**
 * Returns the orders for an account and source that a user can use for suppression: accessible orders that weren't
 * declined.
 */
export const findSuppressibleOrders = Effect.fn("findSuppressibleOrders")(function* (
  reach: Reach,
  accountId: AccountId,
  listType: number,
) {
  const sql = yield* SqlClient
  const { zone } = yield* SuppressionFolders
  const rows = decode(
    yield* Effect.orDie(sql`SELECT o.code, o.submitted_at AS "submittedAt" FROM orders o
      WHERE o.account_id = ${accountId} AND o.list_type = ${listType} AND o.state IN ('pending', 'placed', 'fulfilled')
        AND ${reachCondition(sql, reach)} ORDER BY o.submitted_at, o.code`),
  )
  return rows.map(({ code, submittedAt }): PurchasedOrder => ({ code, day: formatIsoDay(submittedAt, zone) }))
})
