import type { Reach } from "@listwright/domain/account"
import {
  orderTypes,
  type ServiceOrder,
  serviceCodes,
  serviceOrderActions,
  type ServiceOrderType,
} from "@listwright/domain/history"
import { type DateTime, Schema } from "effect"
import type { Fragment } from "effect/sql/Statement"
import type { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import { historyConditions, type HistoryCriteria } from "./HistoryCriteria.ts"

export const ServiceOrderRow = {
  guid: Schema.String,
  code: Schema.String,
  service: Schema.NullOr(Schema.Int),
  name: Schema.String,
  createdAt: Schema.Date,
  status: Schema.Int,
  statusText: Schema.String,
  records: Schema.Int,
  cost: Schema.String,
  accountName: Schema.String,
  userName: Schema.String,
  hasFulfillment: Schema.Boolean,
  hasReports: Schema.Boolean,
}
type Row = { readonly [K in keyof typeof ServiceOrderRow]: (typeof ServiceOrderRow)[K]["Type"] }

export const decodeServiceOrders = Schema.decodeUnknownSync(Schema.Array(Schema.Struct(ServiceOrderRow)))

/** Selects the fields of a service tab row from orders with the alias `o`. */
export const serviceOrderFields = (sql: SqlClient): Fragment =>
  sql`o.guid, o.code, o.service, o.name, o.created_at AS "createdAt", o.status, o.status_desc AS "statusText",
    o.records, to_char(o.cost, 'FM9999999990.00') AS cost, a.name AS "accountName",
    trim(u.first_name || ' ' || u.last_name) AS "userName", o.fulfillment_file IS NOT NULL AS "hasFulfillment",
    o.reports_file IS NOT NULL AS "hasReports"`

/** Joins service orders, with the alias `o`, to their users and accounts. */
export const serviceOrderJoins = (sql: SqlClient): Fragment =>
  sql`FROM service_orders o JOIN users u ON u.id = o.user_id JOIN accounts a ON a.id = o.account_id`

/** Builds the conditions for a service tab's orders, with the alias `o`. */
export const serviceOrderConditions = (
  sql: SqlClient,
  reach: Reach,
  tab: ServiceOrderType,
  asked: HistoryCriteria,
): Fragment =>
  sql.and([
    sql`o.tab = ${orderTypes.encode(tab)}`,
    reachCondition(sql, reach),
    ...historyConditions(sql, asked, sql`o.code`),
  ])

/**
 * Builds a row with the order's files; the domain decides whether they can be downloaded yet
 * [p4-service-order-actions].
 */
export const serviceOrderFromRow = (row: Row, zone: DateTime.TimeZone): ServiceOrder => ({
  id: row.guid,
  createdAt: formatIsoDay(row.createdAt, zone),
  orderCode: row.code,
  name: row.name,
  statusText: row.statusText,
  service: row.service === null ? null : (serviceCodes.decode(row.service) ?? null),
  totalRecords: row.records,
  totalCost: row.cost,
  accountName: row.accountName,
  userName: row.userName,
  status: row.status,
  hasFulfillmentFile: row.hasFulfillment,
  hasReportsFile: row.hasReports,
})

/** Returns whether an order's file may be downloaded. */
export const isFileDownloadable = (order: ServiceOrder, file: "fulfillment" | "reports"): boolean =>
  serviceOrderActions(order)[file]
