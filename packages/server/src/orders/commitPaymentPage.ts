import { nextPollTime, paymentDeadline } from "@listwright/domain/order"
import { Clock, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { type OpenPaymentPage, Processors } from "../payments/Processors.ts"
import type { ChargeIntent } from "./NewOrder.ts"

/**
 * Stores an order's payment page before its URL is sent out, so that a buyer can't pay on a page unknown to the site.
 * From then on, the order is pending. Repeating this changes nothing.
 */
export const commitPaymentPage = Effect.fn("commitPaymentPage")(function* (
  { begunAt, orderCode }: Pick<ChargeIntent, "begunAt" | "orderCode">,
  { address, page }: OpenPaymentPage,
) {
  const sql = yield* SqlClient
  const { pages } = yield* Processors
  const now = yield* Clock.currentTimeMillis
  const end = paymentDeadline(begunAt.getTime())
  const askAt = pages === null ? null : new Date(nextPollTime("open", now, end, pages.pace))
  const write = Effect.gen(function* () {
    yield* sql`UPDATE orders SET state = 'pending' WHERE code = ${orderCode} AND state = 'placing'`
    yield* sql`UPDATE charge_intents SET page = ${page}, page_address = ${address}, page_ends_at = ${new Date(end)}, ask_at = ${askAt}
      WHERE order_code = ${orderCode} AND state = 'intended' AND page IS NULL`
  })
  yield* Effect.orDie(sql.withTransaction(write))
})
