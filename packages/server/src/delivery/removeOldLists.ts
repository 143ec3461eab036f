import { rm } from "node:fs/promises"
import { resolve } from "node:path"
import { lastRetentionDay } from "@listwright/domain/order"
import { addDays, OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import type { DeliverySettings } from "./fulfillOrder.ts"

/**
 * The minimum number of days that lists from an earlier release are retained, since their buyers were never given an
 * end date.
 */
const NOTICE_DAYS = 30

/** The number of lists dated, and of files removed, per pass. */
const AT_A_TIME = 1_000

const decodeUndated = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ orderCode: OrderCode, deliveredAt: Schema.Date })),
)
const decodeFiles = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ orderCode: OrderCode, csvPath: Schema.String })),
)

/** Sets the last day of lists from an earlier release. */
const dateLists = Effect.fnUntraced(function* ({ keptDays, zone }: DeliverySettings, today: string) {
  const sql = yield* SqlClient
  const rows = yield* sql`SELECT order_code AS "orderCode", delivered_at AS "deliveredAt" FROM deliveries
    WHERE kept_until IS NULL LIMIT ${AT_A_TIME}`
  const notice = addDays(today, NOTICE_DAYS)
  for (const { deliveredAt, orderCode } of decodeUndated(rows)) {
    const last = lastRetentionDay(formatIsoDay(deliveredAt, zone), keptDays)
    yield* sql`UPDATE deliveries SET kept_until = ${last > notice ? last : notice}
      WHERE order_code = ${orderCode} AND kept_until IS NULL`
  }
})

/**
 * Closes lists whose last day has passed, except for lists still in use because an order task is open, a refund is in
 * progress, or the buyer disputes the payment with their bank.
 */
const closeLists = Effect.fnUntraced(function* (today: string) {
  const sql = yield* SqlClient
  yield* sql`UPDATE deliveries d SET removed_at = ${yield* DateTime.nowAsDate} FROM orders o
    WHERE o.code = d.order_code AND o.state = 'fulfilled' AND d.removed_at IS NULL AND d.kept_until < ${today}
      AND NOT EXISTS (SELECT 1 FROM order_tasks t WHERE t.order_code = o.code AND t.state = 'open')
      AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.order_code = o.code AND r.refunded_at IS NULL)
      AND NOT EXISTS (SELECT 1 FROM disputes p WHERE p.order_code = o.code AND p.state = 'open')`
})

/**
 * Removes the files of closed lists, including the names and addresses in them. The keys are retained: later lists use
 * them for suppression, and they prove the delivery.
 */
const removeFiles = Effect.fnUntraced(function* ({ folder }: DeliverySettings) {
  const sql = yield* SqlClient
  const rows = yield* sql`SELECT order_code AS "orderCode", csv_path AS "csvPath" FROM deliveries
    WHERE removed_at IS NOT NULL AND file_gone_at IS NULL LIMIT ${AT_A_TIME}`
  for (const { csvPath, orderCode } of decodeFiles(rows)) {
    yield* Effect.promise(() => rm(resolve(folder, csvPath), { force: true }))
    yield* sql`UPDATE deliveries SET file_gone_at = ${yield* DateTime.nowAsDate} WHERE order_code = ${orderCode}`
  }
})

/**
 * Removes lists after their retention period. A list closes in one pass and its file is removed in a later one, so that
 * a download in progress isn't cut off; if the server dies in between, its next pass continues.
 */
export const removeOldLists = Effect.fn("removeOldLists")(function* (place: DeliverySettings) {
  if (!(yield* (yield* SiteLease).isHeld)) return
  const today = formatIsoDay(yield* DateTime.nowAsDate, place.zone)
  yield* removeFiles(place)
  yield* dateLists(place, today)
  yield* closeLists(today)
}, Effect.orDie)
