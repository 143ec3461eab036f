import { resolve } from "node:path"
import { CountRefused, type ListOwner } from "@listwright/domain/counting"
import type { SuppressionChoice } from "@listwright/domain/definition"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { KeyFile } from "@listwright/engine/counts"
import { reachCondition } from "../storage/reachCondition.ts"
import { choiceSpan } from "./choiceSpan.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      code: Schema.String,
      keysPath: Schema.NullOr(Schema.String),
      records: Schema.NullOr(Schema.Int),
    }),
  ),
)

/**
 * The account, source, and reach of prior orders, and the order being fulfilled, which never counts as a prior order.
 */
export interface PriorOrdersQuery extends ListOwner {
  readonly listType: number
  readonly fulfilling: string | null
}

/**
 * Returns the key files of prior orders, by date or by item. An order that isn't delivered yet suppresses no records.
 * Rejects an item that isn't an order of the account and source, or isn't within reach [ob4-prior-orders].
 */
export const findPriorOrderKeys = Effect.fn("findPriorOrderKeys")(function* (
  choice: SuppressionChoice,
  { accountId, fulfilling, listType, reach }: PriorOrdersQuery,
) {
  if (choice.mode === "off") return []
  const sql = yield* SqlClient
  const { deliveries, zone } = yield* SuppressionFolders
  const which =
    choice.mode === "item"
      ? sql`${sql.in("o.code", choice.items)} AND ${reach === null ? sql`true` : reachCondition(sql, reach)}`
      : yield* Effect.map(
          choiceSpan(choice, zone),
          ({ before, from }) => sql`o.submitted_at >= ${from} AND o.submitted_at < ${before}`,
        )
  const orders = decode(
    yield* Effect.orDie(sql`SELECT o.code, d.keys_path AS "keysPath", d.records
      FROM orders o LEFT JOIN deliveries d ON d.order_code = o.code
      WHERE o.account_id = ${accountId} AND o.list_type = ${listType} AND ${which} ORDER BY o.code`),
  )
  if (choice.mode === "item") {
    const known = new Set(orders.map(({ code }) => code))
    const missing = choice.items.find((code) => !known.has(code))
    if (missing !== undefined)
      return yield* new CountRefused({
        reason: `there is no order ${missing} in this account and data source; remove it from the suppressions`,
      })
  }
  return orders.flatMap(({ code, keysPath, records }): ReadonlyArray<KeyFile> =>
    keysPath === null || records === null || code === fulfilling
      ? []
      : [{ id: `order:${code}`, path: resolve(deliveries, keysPath), keys: records }],
  )
})
