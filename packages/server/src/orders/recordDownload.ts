import type { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * Records the time of a list's first download. Waits for any refund of the order in progress, so that either the refund
 * sees the download, or the download sees that the list is closed.
 */
export const recordDownload = Effect.fn("recordDownload")(function* (orderCode: OrderCode) {
  const sql = yield* SqlClient
  const note = Effect.gen(function* () {
    yield* sql`SELECT code FROM orders WHERE code = ${orderCode} FOR SHARE`
    yield* sql`UPDATE deliveries d SET downloaded_at = ${yield* DateTime.nowAsDate} FROM orders o
      WHERE d.order_code = ${orderCode} AND o.code = d.order_code AND d.downloaded_at IS NULL
        AND o.download_closed_at IS NULL`
  })
  yield* Effect.orDie(sql.withTransaction(note))
})
