import { rm } from "node:fs/promises"
import { resolve } from "node:path"
import { lastDayKept } from "@listwright/domain/order"
import { daysAfter, OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { dayOf } from "../site/siteDays.ts"
import { SiteLease } from "../storage/SiteLease.ts"
import type { DeliveryPlace } from "./fulfilOrder.ts"

/** The days for which lists of an earlier release are kept at least, since their buyers never read a day. */
const NOTICE_DAYS = 30

/** The number of lists that get a day, and of files that are removed, in one pass. */
const AT_A_TIME = 1_000

const decodeUndated = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ orderCode: OrderCode, deliveredAt: Schema.Date })),
)
const decodeFiles = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ orderCode: OrderCode, csvPath: Schema.String })),
)

/** Gives the lists of an earlier release their last day. */
const dateLists = Effect.fnUntraced(function* ({ keptDays, zone }: DeliveryPlace, today: string) {
  const sql = yield* SqlClient
  const rows = yield* sql`SELECT order_code AS "orderCode", delivered_at AS "deliveredAt" FROM deliveries
    WHERE kept_until IS NULL LIMIT ${AT_A_TIME}`
  const notice = daysAfter(today, NOTICE_DAYS)
  for (const { deliveredAt, orderCode } of decodeUndated(rows)) {
    const last = lastDayKept(dayOf(deliveredAt, zone), keptDays)
    yield* sql`UPDATE deliveries SET kept_until = ${last > notice ? last : notice}
      WHERE order_code = ${orderCode} AND kept_until IS NULL`
  }
})

/**
 * Closes the lists whose last day is over. One that people still work with stays: a task of the order is open, a refund is
 * under way, or the buyer disputes the payment at the bank.
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
 * Removes the files of closed lists, with the names and addresses in them. The keys stay: they are what later lists
 * suppress by, and the proof of the delivery.
 */
const removeFiles = Effect.fnUntraced(function* ({ folder }: DeliveryPlace) {
  const sql = yield* SqlClient
  const rows = yield* sql`SELECT order_code AS "orderCode", csv_path AS "csvPath" FROM deliveries
    WHERE removed_at IS NOT NULL AND file_gone_at IS NULL LIMIT ${AT_A_TIME}`
  for (const { csvPath, orderCode } of decodeFiles(rows)) {
    yield* Effect.promise(() => rm(resolve(folder, csvPath), { force: true }))
    yield* sql`UPDATE deliveries SET file_gone_at = ${yield* DateTime.nowAsDate} WHERE order_code = ${orderCode}`
  }
})

/**
 * Removes lists once they are no longer kept. A list closes in one pass and its file goes in a later one, so that a
 * download that began before isn't cut off, and a server that dies in between continues with its next pass.
 */
export const removeOldLists = Effect.fn("removeOldLists")(function* (place: DeliveryPlace) {
  if (!(yield* (yield* SiteLease).isHeld)) return
  const today = dayOf(yield* DateTime.nowAsDate, place.zone)
  yield* removeFiles(place)
  yield* dateLists(place, today)
  yield* closeLists(today)
}, Effect.orDie)
