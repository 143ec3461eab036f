import { OrderCode } from "@listwright/domain/shared"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { ChargeKey } from "../payments/Processors.ts"
import type { ChargeIntent } from "./NewOrder.ts"

const Row = Schema.Struct({
  orderCode: OrderCode,
  key: ChargeKey,
  amount: Schema.String,
  tax: Schema.String,
  token: Schema.String,
  orderName: Schema.String,
  listType: Schema.Int,
  begunAt: Schema.Date,
  accountName: Schema.String,
})
const decode = Schema.decodeUnknownSync(Schema.Array(Row))

/** A charge to be made, with the name of the order's account. */
export interface StoredChargeIntent extends ChargeIntent {
  readonly accountName: string
}

/** Returns an order's charge as written before it was requested; undefined if the order doesn't exist. */
export const findChargeIntent = Effect.fnUntraced(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const rows =
    yield* sql`SELECT i.order_code AS "orderCode", i.key, i.amount::text AS amount, o.tax::text AS tax, i.token,
      o.order_name AS "orderName", o.list_type AS "listType", i.created_at AS "begunAt",
      o.account_name AS "accountName"
    FROM charge_intents i JOIN orders o ON o.code = i.order_code WHERE i.order_code = ${orderCode}`
  return decode(rows)[0]
})
