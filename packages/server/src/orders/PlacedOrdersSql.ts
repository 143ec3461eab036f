import { resolve } from "node:path"
import { type Reach, isWithinReach } from "@listwright/domain/account"
import { downloadClosedText, listRemovedText } from "@listwright/domain/order"
import { NotFound, type OrderCode } from "@listwright/domain/shared"
import { type DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { DownloadClosed } from "./DownloadClosed.ts"
import { findOrdersSql } from "./findOrdersSql.ts"
import { isDelayed } from "./isDelayed.ts"
import { latestOrdersSql } from "./latestOrdersSql.ts"
import { recordDownload } from "./recordDownload.ts"
import { PlacedOrders } from "./PlacedOrders.ts"
import { decodeReceiptRows, receiptFromRow, receiptQuery, type ReceiptRow } from "./ReceiptRow.ts"

const missing = new NotFound({ what: "order" })

/**
 * Stores placed orders in SQL. `deliveriesFolder` contains delivered lists; `zone` is the time zone of the site's days.
 */
export const layerPlacedOrdersSql = (deliveriesFolder: string, zone: DateTime.TimeZone) =>
  Layer.effect(
    PlacedOrders,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const find = Effect.fnUntraced(function* (orderCode: OrderCode) {
        const rows = yield* Effect.orDie(sql`${receiptQuery(sql)} WHERE o.code = ${orderCode}`)
        return decodeReceiptRows(rows)[0] ?? (yield* missing)
      })
      const reached = Effect.fnUntraced(function* (reach: Reach, orderCode: OrderCode) {
        const row = yield* find(orderCode)
        return isWithinReach(reach, row) ? row : yield* missing
      })
      const fileOf = Effect.fnUntraced(function* (row: ReceiptRow) {
        // A list that was ordered elsewhere was delivered there [p4-list-order-actions].
        const isHere = row.state === "fulfilled" && row.isOnline
        if (!isHere || row.fileName === null || row.csvPath === null) return yield* missing
        if (row.downloadClosedAt !== null)
          return yield* new DownloadClosed({
            message: downloadClosedText(formatIsoDay(row.downloadClosedAt, zone)),
          })
        if (row.removedAt !== null)
          return yield* new DownloadClosed({
            message: listRemovedText(row.keptUntil ?? formatIsoDay(row.removedAt, zone)),
          })
        return { fileName: row.fileName, path: resolve(deliveriesFolder, row.csvPath) }
      })
      return {
        find: Effect.fn("PlacedOrders.find")((reach, question) => findOrdersSql(sql, zone, reach, question)),
        latest: Effect.fn("PlacedOrders.latest")((userId, most) => latestOrdersSql(sql, zone, userId, most)),
        receipt: Effect.fn("PlacedOrders.receipt")(function* (reach, code) {
          const row = yield* reached(reach, code)
          const isLate = row.state === "placed" && (yield* isDelayed(sql, code))
          return { ...receiptFromRow(row, zone), ...(isLate ? { isDelayed: true } : {}) }
        }),
        file: Effect.fn("PlacedOrders.file")(function* (reach, code) {
          const row = yield* reached(reach, code)
          const file = yield* fileOf(row)
          if (row.downloadedAt !== null) return file
          yield* Effect.provideService(recordDownload(code), SqlClient, sql)
          // A refund may have closed it in the meantime.
          return yield* fileOf(yield* reached(reach, code))
        }),
        fileOf: Effect.fn("PlacedOrders.fileOf")((code) => Effect.flatMap(find(code), fileOf)),
        receiptOf: Effect.fn("PlacedOrders.receiptOf")((code) =>
          Effect.map(find(code), (row) => ({ ...receiptFromRow(row, zone), accountId: row.accountId })),
        ),
      }
    }),
  )
