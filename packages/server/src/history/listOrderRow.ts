import type { Reach } from "@listwright/domain/account"
import { displayName } from "@listwright/domain/catalogue"
import { type ChargedListOrder, orderStatusOf } from "@listwright/domain/history"
import { OrderState } from "@listwright/domain/order"
import { DraftId, OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"
import type { Fragment } from "effect/sql/Statement"
import type { SqlClient } from "effect/sql/SqlClient"
import { AmountColumns, amountColumns, amountsOf } from "../orders/amountColumns.ts"
import type { RowForm } from "../saved-counts/savedCountRow.ts"
import { dayOf } from "../site/siteDays.ts"
import { reachedRows } from "../storage/reachedRows.ts"
import { askedOf, type HistoryAsked, ofAccount, searchedOf } from "./HistoryAsked.ts"

export const ListOrderRow = {
  code: OrderCode,
  draftId: DraftId,
  submittedAt: Schema.Date,
  name: Schema.String,
  listType: Schema.Int,
  state: OrderState,
  quantity: Schema.Int,
  ...AmountColumns,
  isDownloadClosed: Schema.Boolean,
  isOnline: Schema.Boolean,
  orderType: Schema.Int,
  accountName: Schema.String,
  userName: Schema.String,
}
type Row = { readonly [K in keyof typeof ListOrderRow]: (typeof ListOrderRow)[K]["Type"] }

export const decodeListOrders = Schema.decodeUnknownSync(Schema.Array(Schema.Struct(ListOrderRow)))

/** Selects the fields of a history row from orders `o` and users `u`. */
export const listOrderFields = (sql: SqlClient): Fragment =>
  sql`o.code, o.draft_id AS "draftId", o.submitted_at AS "submittedAt", o.order_name AS name, o.list_type AS "listType",
    o.state, o.quantity, ${amountColumns(sql)}, (o.download_closed_at IS NOT NULL OR EXISTS (SELECT 1 FROM deliveries d
        WHERE d.order_code = o.code AND d.removed_at IS NOT NULL)) AS "isDownloadClosed",
    o.is_online AS "isOnline", o.order_type AS "orderType", o.account_name AS "accountName", trim(u.first_name || ' ' || u.last_name) AS "userName"`

/** Selects the requested orders through their narrow rows `o`. */
export const foundOrders = (sql: SqlClient, reach: Reach, asked: HistoryAsked): Fragment =>
  sql`FROM order_names o WHERE ${sql.and([reachedRows(sql, reach), ...askedOf(sql, asked, sql`o.order_code`)])}`

/**
 * Counts the requested orders, as one row with a `total`. The total of all of a user's orders comes from tallies; only
 * search results are counted row by row.
 */
export const countedOrders = (sql: SqlClient, reach: Reach, asked: HistoryAsked) =>
  searchedOf(sql, asked, sql`o.order_code`).length > 0
    ? sql`SELECT count(*)::integer AS total ${foundOrders(sql, reach, asked)}`
    : sql`SELECT coalesce(sum(o.orders), 0)::integer AS total FROM order_tallies o
        WHERE ${sql.and([reachedRows(sql, reach), ...ofAccount(sql, asked)])}`

/** Builds a history row. `naming` has the site's names for its sources; `zone` is the time zone of its days. */
export const listOrderOfRow = (row: Row, { naming, zone }: RowForm): ChargedListOrder => ({
  id: row.code,
  draftId: row.draftId,
  orderDate: dayOf(row.submittedAt, zone),
  orderCode: row.code,
  name: row.name,
  sourceName: displayName(row.listType, naming),
  quantity: row.quantity,
  estimatedCost: row.totalBeforeTax,
  ...amountsOf(row),
  isDownloadClosed: row.isDownloadClosed,
  userName: row.userName,
  accountName: row.accountName,
  status: orderStatusOf(row.state),
  isOnline: row.isOnline,
  orderType: row.orderType,
  listType: row.listType,
})
