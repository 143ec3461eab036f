import { extname, join } from "node:path"
import type { Reach } from "@listwright/domain/account"
import type { ServiceOrderType } from "@listwright/domain/history"
import { NotFound } from "@listwright/domain/shared"
import { Effect, Layer, Schema, Stream } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { reachCondition } from "../storage/reachCondition.ts"
import { totalFromPage } from "../storage/totalFromPage.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"
import { addServiceOrders } from "./addServiceOrders.ts"
import type { HistoryCriteria } from "./HistoryCriteria.ts"
import { type BatchEnd, streamInBatches } from "./streamInBatches.ts"
import {
  decodeServiceOrders,
  isFileDownloadable,
  serviceOrderFields,
  serviceOrderFromRow,
  ServiceOrderRow,
  serviceOrderConditions,
  serviceOrderJoins,
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
): Layer.Layer<ServiceOrders, never, SqlClient | SuppressionFolders> =>
  Layer.effect(
    ServiceOrders,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { zone } = yield* SuppressionFolders

      const reached = Effect.fnUntraced(function* (reach: Reach, guid: string) {
        const rows = yield* Effect.orDie(sql`SELECT ${serviceOrderFields(sql)}, o.services,
            o.fulfillment_file AS fulfillment, o.reports_file AS reports
          ${serviceOrderJoins(sql)} WHERE o.guid = ${guid} AND ${reachCondition(sql, reach)}`)
        return decodeWhole(rows)[0] ?? (yield* missing)
      })
      const partOf =
        (reach: Reach, tab: ServiceOrderType, asked: HistoryCriteria) =>
        (after: BatchEnd | null, most: number) =>
          Effect.map(
            Effect.orDie(sql`SELECT ${serviceOrderFields(sql)}, o.created_at::text AS moment
              ${serviceOrderJoins(sql)} WHERE ${serviceOrderConditions(sql, reach, tab, asked)} AND ${
                after === null
                  ? sql`true`
                  : sql`(o.created_at, o.guid) < (${after.moment}::text::timestamptz, ${after.id})`
              } ORDER BY o.created_at DESC, o.guid DESC LIMIT ${most}`),
            (rows) => decodeParts(rows).map((row) => ({ ...row, id: row.guid })),
          )

      return ServiceOrders.of({
        page: Effect.fn("ServiceOrders.page")(function* (reach, tab, asked, { most, skip }) {
          const where = serviceOrderConditions(sql, reach, tab, asked)
          const rows = decodeServiceOrders(
            yield* sql`SELECT ${serviceOrderFields(sql)} ${serviceOrderJoins(sql)} WHERE ${where}
              ORDER BY o.created_at DESC, o.guid DESC OFFSET ${skip} LIMIT ${most}`,
          )
          const counting = sql`SELECT count(*)::integer AS total FROM service_orders o WHERE ${where}`
          return {
            items: rows.map((row) => serviceOrderFromRow(row, zone)),
            total: yield* totalFromPage(rows.length, { most, skip }, counting),
          }
        }, Effect.orDie),
        all: (reach, tab, asked) =>
          Stream.map(streamInBatches(partOf(reach, tab, asked)), (row) => serviceOrderFromRow(row, zone)),
        detail: Effect.fn("ServiceOrders.detail")(function* (reach, guid) {
          const row = yield* reached(reach, guid)
          return { order: serviceOrderFromRow(row, zone), services: row.services }
        }),
        file: Effect.fn("ServiceOrders.file")(function* (reach, guid, file) {
          const row = yield* reached(reach, guid)
          const name = row[file]
          if (name === null || !isFileDownloadable(serviceOrderFromRow(row, zone), file))
            return yield* missing
          return { fileName: `${row.code}-${file}${extname(name)}`, path: join(folder, name) }
        }),
        add: (lines, broken = []) =>
          Effect.provideService(addServiceOrders(lines, broken, { folder, zone }), SqlClient, sql),
      })
    }),
  )
