import type { Reach } from "@listwright/domain/account"
import { sourceDisplayName } from "@listwright/domain/catalog"
import { type ChargedListOrder, toOrderStatus } from "@listwright/domain/history"
import { OrderState } from "@listwright/domain/order"
import { DraftId, OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"
import type { Fragment } from "effect/sql/Statement"
import type { SqlClient } from "effect/sql/SqlClient"
import { AmountColumns, amountColumns, orderAmounts } from "../orders/amountColumns.ts"
import type { RowFormat } from "../saved-lists/savedCountRow.ts"
import { formatIsoDay } from "../site/siteDays.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import {
  historyConditions,
  type HistoryCriteria,
  accountCondition,
  searchConditions,
} from "./HistoryCriteria.ts"

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

/** Selects the fields of a history row; the alias is `o` for orders and `u` for users. */
export const listOrderFields = (sql: SqlClient): Fragment =>
  sql`o.code, o.draft_id AS "draftId", o.submitted_at AS "submittedAt", o.order_name AS name, o.list_type AS "listType",
    o.state, o.quantity, ${amountColumns(sql)}, (o.download_closed_at IS NOT NULL OR EXISTS (SELECT 1 FROM deliveries d
        WHERE d.order_code = o.code AND d.removed_at IS NOT NULL)) AS "isDownloadClosed",
    o.is_online AS "isOnline", o.order_type AS "orderType", o.account_name AS "accountName", trim(u.first_name || ' ' || u.last_name) AS "userName"`

/** Selects the requested orders from their narrow table, with the alias `o`. */
export const selectOrders = (sql: SqlClient, reach: Reach, asked: HistoryCriteria): Fragment =>
  sql`FROM order_names o WHERE ${sql.and([reachCondition(sql, reach), ...historyConditions(sql, asked, sql`o.order_code`)])}`

/**
 * Counts the requested orders in a single row with a `total`. The total of all of a user's orders comes from tallies;
 * only search results are counted row by row.
 */
export const countOrders = (sql: SqlClient, reach: Reach, asked: HistoryCriteria) =>
  searchConditions(sql, asked, sql`o.order_code`).length > 0
    ? sql`SELECT count(*)::integer AS total ${selectOrders(sql, reach, asked)}`
    : sql`SELECT coalesce(sum(o.orders), 0)::integer AS total FROM order_tallies o
        WHERE ${sql.and([reachCondition(sql, reach), ...accountCondition(sql, asked)])}`

/** Builds a history row. `naming` has the site's names for its sources; `zone` is the time zone of its days. */
export const listOrderFromRow = (row: Row, { naming, zone }: RowFormat): ChargedListOrder => ({
  id: row.code,
  draftId: row.draftId,
  orderDate: formatIsoDay(row.submittedAt, zone),
  orderCode: row.code,
  name: row.name,
  sourceName: sourceDisplayName(row.listType, naming),
  quantity: row.quantity,
  estimatedCost: row.totalBeforeTax,
  ...orderAmounts(row),
  isDownloadClosed: row.isDownloadClosed,
  userName: row.userName,
  accountName: row.accountName,
  status: toOrderStatus(row.state),
  isOnline: row.isOnline,
  orderType: row.orderType,
  listType: row.listType,
})
