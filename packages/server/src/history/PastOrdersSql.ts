import type { Reach } from "@listwright/domain/account"
import { AccountId } from "@listwright/domain/account"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Choices, Contact, defaultChoices } from "@listwright/domain/drafts"
import { NotFound, type OrderCode } from "@listwright/domain/shared"
import type { Geography } from "@listwright/geography"
import { Effect, Layer, Schema, Stream } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Site } from "../configuration/Site.ts"
import type { PriceLists } from "../pricing/PriceLists.ts"
import { reopenedChoices } from "../saved-lists/reopenedChoices.ts"
import type { RowFormat } from "../saved-lists/savedCountRow.ts"
import type { ServedUniverse } from "../site/ServedUniverse.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import { findPagePosition } from "../storage/findPagePosition.ts"
import { totalFromPage } from "../storage/totalFromPage.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"
import type { HistoryCriteria } from "./HistoryCriteria.ts"
import {
  countOrders,
  decodeListOrders,
  selectOrders,
  listOrderFields,
  listOrderFromRow,
  ListOrderRow,
} from "./listOrderRow.ts"
import { findOrderDetail } from "./findOrderDetail.ts"
import { PastOrders } from "./PastOrders.ts"
import { type BatchEnd, streamInBatches } from "./streamInBatches.ts"

const decodeParts = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ ...ListOrderRow, moment: Schema.String })),
)
const decodeColumns = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ columns: Schema.fromJsonString(Schema.Array(Schema.String)) })),
)
const decodeOrdered = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      ...ListOrderRow,
      accountId: AccountId,
      definition: Schema.fromJsonString(CanonicalDefinition),
      contact: Schema.fromJsonString(Contact),
      listUsage: Schema.Int,
      /** The draft's choices; null if the draft no longer exists. */
      choices: Schema.NullOr(Schema.fromJsonString(Choices)),
    }),
  ),
)
const missing = new NotFound({ what: "order" })

/** Provides a site's past orders from SQL. */
export const layerPastOrdersSql: Layer.Layer<
  PastOrders,
  never,
  Site | SqlClient | SuppressionFolders | PriceLists | ServedUniverse | Geography
> = Layer.effect(
  PastOrders,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const { zone } = yield* SuppressionFolders
    const { configuration } = yield* Site
    const form: RowFormat = { zone, naming: configuration }
    const services = yield* Effect.context<SqlClient | PriceLists | ServedUniverse | Geography>()

    const partOf = (reach: Reach, asked: HistoryCriteria) => (after: BatchEnd | null, most: number) =>
      Effect.map(
        Effect.orDie(sql`SELECT ${listOrderFields(sql)}, o.submitted_at::text AS moment
          FROM orders o JOIN users u ON u.id = o.user_id WHERE o.code IN (
            SELECT o.order_code ${selectOrders(sql, reach, asked)} AND ${
              after === null
                ? sql`true`
                : sql`(o.submitted_at, o.order_code) < (${after.moment}::text::timestamptz, ${after.id})`
            } ORDER BY o.submitted_at DESC, o.order_code DESC LIMIT ${most})
          ORDER BY o.submitted_at DESC, o.code DESC`),
        (rows) => decodeParts(rows).map((row) => ({ ...row, id: row.code })),
      )

    return PastOrders.of({
      page: Effect.fn("PastOrders.page")(function* (reach, asked, rowsOfPage) {
        const counting = countOrders(sql, reach, asked)
        const place = yield* findPagePosition(rowsOfPage, counting)
        const order = sql.literal(place.isFromEnd ? "ASC" : "DESC")
        const rows = decodeListOrders(
          yield* sql`SELECT ${listOrderFields(sql)} FROM orders o JOIN users u ON u.id = o.user_id
            WHERE o.code IN (SELECT o.order_code ${selectOrders(sql, reach, asked)}
              ORDER BY o.submitted_at ${order}, o.order_code ${order} OFFSET ${place.skip} LIMIT ${place.most})
            ORDER BY o.submitted_at DESC, o.code DESC`,
        )
        return {
          items: rows.map((row) => listOrderFromRow(row, form)),
          total: place.total ?? (yield* totalFromPage(rows.length, rowsOfPage, counting)),
        }
      }, Effect.orDie),
      all: (reach, asked) =>
        Stream.map(streamInBatches(partOf(reach, asked)), (row) => listOrderFromRow(row, form)),
      outputColumns: Effect.fn("PastOrders.outputColumns")(function* (codes: ReadonlyArray<OrderCode>) {
        if (codes.length === 0) return []
        const rows = decodeColumns(
          yield* Effect.orDie(
            sql`SELECT DISTINCT output_columns AS columns FROM order_quotes
              WHERE ${sql.in("order_code", codes)} AND output_columns <> '[]'`,
          ),
        )
        return [...new Set(rows.flatMap(({ columns }) => columns))].toSorted()
      }),
      ordered: Effect.fn("PastOrders.ordered")(function* (reach, orderCode) {
        const rows = yield* Effect.orDie(sql`SELECT ${listOrderFields(sql)}, o.account_id AS "accountId",
            o.contact, q.definition, q.list_usage AS "listUsage", d.choices
          FROM orders o JOIN users u ON u.id = o.user_id JOIN order_quotes q ON q.order_code = o.code
            LEFT JOIN drafts d ON d.id = o.draft_id
          WHERE o.code = ${orderCode} AND ${reachCondition(sql, reach)}`)
        const [order] = decodeOrdered(rows)
        if (order === undefined) return yield* missing
        const { accountId, choices, contact, definition, listUsage } = order
        // A quote held for that order, and what was wanted of its areas, says nothing of another one.
        const {
          detailQuantities: _,
          quoteId: __,
          wantedTotal: ___,
          ...kept
        } = choices ?? {
          ...defaultChoices,
          contact,
          listUsage,
        }
        return {
          row: listOrderFromRow(order, form),
          accountId,
          definition,
          choices: { ...reopenedChoices(kept, kept.contact.orderName), promoCode: null, quantities: {} },
        }
      }),
      detail: Effect.fn("PastOrders.detail")(function* (reach, named) {
        return (yield* Effect.provideContext(findOrderDetail(reach, named), services)) ?? (yield* missing)
      }),
    })
  }),
)
