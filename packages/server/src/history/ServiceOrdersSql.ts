import { extname, join } from "node:path"
import type { Reach } from "@listwright/domain/account"
import type { ServiceOrderType } from "@listwright/domain/history"
import { NotFound } from "@listwright/domain/shared"
import { Effect, Layer, Schema, Stream } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { reachedRows } from "../storage/reachedRows.ts"
import { totalOfPage } from "../storage/totalOfPage.ts"
import { SuppressionPlaces } from "../suppression/SuppressionPlaces.ts"
import { addServiceOrders } from "./addServiceOrders.ts"
import type { HistoryAsked } from "./HistoryAsked.ts"
import { type PartEnd, readInParts } from "./readInParts.ts"
import {
  decodeServiceOrders,
  mayHave,
  serviceOrderFields,
  serviceOrderOfRow,
  ServiceOrderRow,
  serviceOrdersAsked,
  serviceOrdersFrom,
} from "./serviceOrderRow.ts"
import { ServiceOrders } from "./ServiceOrders.ts"

const decodeParts = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ ...ServiceOrderRow, moment: Schema.String })),
)
const decodeWhole = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      ...ServiceOrderRow,
      services: Schema.fromJsonString(Schema.Array(Schema.String)),
      fulfillment: Schema.NullOr(Schema.String),
      reports: Schema.NullOr(Schema.String),
    }),
  ),
)
const missing = new NotFound({ what: "order" })

/** Stores a site's service orders in SQL. `folder` contains their files. */
export const layerServiceOrdersSql = (
  folder: string,
): Layer.Layer<ServiceOrders, never, SqlClient | SuppressionPlaces> =>
  Layer.effect(
    ServiceOrders,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { zone } = yield* SuppressionPlaces

      const reached = Effect.fnUntraced(function* (reach: Reach, guid: string) {
        const rows = yield* Effect.orDie(sql`SELECT ${serviceOrderFields(sql)}, o.services,
            o.fulfillment_file AS fulfillment, o.reports_file AS reports
          ${serviceOrdersFrom(sql)} WHERE o.guid = ${guid} AND ${reachedRows(sql, reach)}`)
        return decodeWhole(rows)[0] ?? (yield* missing)
      })
      const partOf =
        (reach: Reach, tab: ServiceOrderType, asked: HistoryAsked) => (after: PartEnd | null, most: number) =>
          Effect.map(
            Effect.orDie(sql`SELECT ${serviceOrderFields(sql)}, o.created_at::text AS moment
              ${serviceOrdersFrom(sql)} WHERE ${serviceOrdersAsked(sql, reach, tab, asked)} AND ${
                after === null
                  ? sql`true`
                  : sql`(o.created_at, o.guid) < (${after.moment}::text::timestamptz, ${after.id})`
              } ORDER BY o.created_at DESC, o.guid DESC LIMIT ${most}`),
            (rows) => decodeParts(rows).map((row) => ({ ...row, id: row.guid })),
          )

      return ServiceOrders.of({
        page: Effect.fn("ServiceOrders.page")(function* (reach, tab, asked, { most, skip }) {
          const where = serviceOrdersAsked(sql, reach, tab, asked)
          const rows = decodeServiceOrders(
            yield* sql`SELECT ${serviceOrderFields(sql)} ${serviceOrdersFrom(sql)} WHERE ${where}
              ORDER BY o.created_at DESC, o.guid DESC OFFSET ${skip} LIMIT ${most}`,
          )
          const counting = sql`SELECT count(*)::integer AS total FROM service_orders o WHERE ${where}`
          return {
            items: rows.map((row) => serviceOrderOfRow(row, zone)),
            total: yield* totalOfPage(rows.length, { most, skip }, counting),
          }
        }, Effect.orDie),
        all: (reach, tab, asked) =>
          Stream.map(readInParts(partOf(reach, tab, asked)), (row) => serviceOrderOfRow(row, zone)),
        detail: Effect.fn("ServiceOrders.detail")(function* (reach, guid) {
          const row = yield* reached(reach, guid)
          return { order: serviceOrderOfRow(row, zone), services: row.services }
        }),
        file: Effect.fn("ServiceOrders.file")(function* (reach, guid, file) {
          const row = yield* reached(reach, guid)
          const name = row[file]
          if (name === null || !mayHave(serviceOrderOfRow(row, zone), file)) return yield* missing
          return { fileName: `${row.code}-${file}${extname(name)}`, path: join(folder, name) }
        }),
        add: (lines, broken = []) =>
          Effect.provideService(addServiceOrders(lines, broken, { folder, zone }), SqlClient, sql),
      })
    }),
  )
