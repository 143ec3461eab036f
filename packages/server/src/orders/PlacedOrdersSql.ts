import { resolve } from "node:path"
import { NotFound, type User } from "@listwright/domain"
import { type DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Users } from "../accounts/Users.ts"
import { PlacedOrders } from "./PlacedOrders.ts"
import { decodeReceiptRows, receiptOfRow, receiptQuery } from "./ReceiptRow.ts"
import { visibleOrders } from "./visibleOrders.ts"

const missing = new NotFound({ what: "order" })

/** `deliveriesFolder`: where delivered lists lie; `zone`: by which days begin on this site. */
export const layerPlacedOrdersSql = (deliveriesFolder: string, zone: DateTime.TimeZone) =>
  Layer.effect(
    PlacedOrders,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const users = yield* Users
      const visible = Effect.fnUntraced(function* (user: User, orderCode: string) {
        const accounts = yield* users.accountsOf(user.id)
        const ids = [user.accountId, ...accounts.map(({ id }) => id)]
        const rows = yield* Effect.orDie(
          sql`${receiptQuery(sql)} WHERE o.code = ${orderCode} AND ${visibleOrders(sql, user, ids)}`,
        )
        return decodeReceiptRows(rows)[0] ?? (yield* missing)
      })
      return {
        receipt: Effect.fn("PlacedOrders.receipt")((user, code) =>
          Effect.map(visible(user, code), (row) => receiptOfRow(row, zone)),
        ),
        file: Effect.fn("PlacedOrders.file")(function* (user, code) {
          const row = yield* visible(user, code)
          if (row.state !== "fulfilled" || row.fileName === null || row.csvPath === null)
            return yield* missing
          return { fileName: row.fileName, path: resolve(deliveriesFolder, row.csvPath) }
        }),
        receiptOf: Effect.fn("PlacedOrders.receiptOf")(function* (code) {
          const row = decodeReceiptRows(
            yield* Effect.orDie(sql`${receiptQuery(sql)} WHERE o.code = ${code}`),
          )[0]
          return row === undefined ? yield* missing : receiptOfRow(row, zone)
        }),
      }
    }),
  )
