import { DraftId, OrderCode } from "@listwright/domain/shared"
import { Contact } from "@listwright/domain/drafts"
import { OrderReceipt, OrderState, RefundReason } from "@listwright/domain/order"
import { Price } from "@listwright/domain/pricing"
import { AccountId, UserId } from "@listwright/domain/account"
import { DefinitionHash } from "@listwright/domain/definition"
import { type DateTime, Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { AmountColumns, amountColumns, orderAmounts } from "./amountColumns.ts"
import { TaskColumns, tasksJson } from "./orderTasks.ts"
import { PaymentPageColumns, paymentPage } from "./paymentPage.ts"

const Row = Schema.Struct({
  userId: UserId,
  accountId: AccountId,
  orderCode: OrderCode,
  draftId: DraftId,
  state: OrderState,
  orderName: Schema.String,
  accountName: Schema.String,
  listType: Schema.Int,
  placementId: Schema.String,
  submittedAt: Schema.Date,
  contact: Schema.fromJsonString(Contact),
  cardType: Schema.String,
  lastDigits: Schema.String,
  price: Schema.fromJsonString(Price),
  ...AmountColumns,
  taxRate: Schema.String,
  points: Schema.NumberFromString,
  pointsTakenBack: Schema.NumberFromString,
  definitionHash: DefinitionHash,
  snapshot: Schema.String,
  records: Schema.NullOr(Schema.Int),
  sha256: Schema.NullOr(Schema.String),
  fileName: Schema.NullOr(Schema.String),
  csvPath: Schema.NullOr(Schema.String),
  refundedShort: Schema.String,
  downloadedAt: Schema.NullOr(Schema.Date),
  keptUntil: Schema.NullOr(Schema.String),
  removedAt: Schema.NullOr(Schema.Date),
  downloadClosedAt: Schema.NullOr(Schema.Date),
  isOnline: Schema.Boolean,
  orderType: Schema.Int,
  refunds: Schema.fromJsonString(
    Schema.Array(
      Schema.Struct({
        amount: Schema.String,
        reason: RefundReason,
        refundedAt: Schema.DateFromString,
      }),
    ),
  ),
  creativeId: Schema.NullOr(Schema.String),
  tasks: Schema.fromJsonString(Schema.Array(TaskColumns)),
  ...PaymentPageColumns,
})
export type ReceiptRow = typeof Row.Type

export const decodeReceiptRows = Schema.decodeUnknownSync(Schema.Array(Row))

/**
 * Selects all fields shown on a receipt from orders with the alias `o`. A refund counts once the processor has
 * confirmed it.
 */
export const receiptQuery = (sql: SqlClient) => sql`
  SELECT o.user_id AS "userId", o.account_id AS "accountId", o.code AS "orderCode",
    o.draft_id AS "draftId", o.state, o.order_name AS "orderName", o.account_name AS "accountName",
    o.list_type AS "listType", o.session_guid AS "placementId", o.submitted_at AS "submittedAt", o.contact,
    o.card_type AS "cardType", o.last_digits AS "lastDigits", ${amountColumns(sql)},
    o.download_closed_at AS "downloadClosedAt", o.is_online AS "isOnline",
    o.order_type AS "orderType", q.quote AS price, q.points::text AS points,
    (SELECT COALESCE(-sum(e.points), 0) FROM point_entries e
      WHERE e.order_code = o.code AND e.reason = 'takenBack')::text AS "pointsTakenBack",
    q.tax_rate::text AS "taxRate", q.definition_hash AS "definitionHash", q.snapshot,
    d.records, d.sha256, d.file_name AS "fileName", d.csv_path AS "csvPath", d.downloaded_at AS "downloadedAt",
    d.kept_until::text AS "keptUntil", d.removed_at AS "removedAt",
    (CASE WHEN d.refunded_at IS NULL THEN '0.00' ELSE d.refund::text END) AS "refundedShort",
    (SELECT COALESCE(json_agg(json_build_object('amount', r.amount::text, 'reason', r.reason,
        'refundedAt', r.refunded_at) ORDER BY r.refunded_at, r.key), '[]')::text
      FROM refunds r WHERE r.order_code = o.code AND r.refunded_at IS NOT NULL) AS refunds,
    q.creative_id AS "creativeId", ${tasksJson(sql)} AS tasks,
    i.page_address AS "pageAddress", i.page_ends_at AS "pageEndsAt"
  FROM orders o JOIN order_quotes q ON q.order_code = o.code JOIN charge_intents i ON i.order_code = o.code
    LEFT JOIN deliveries d ON d.order_code = o.code`

/** Converts a row to a receipt. `zone` is the site's time zone, which determines the order's date. */
export const receiptFromRow = (row: ReceiptRow, zone: DateTime.TimeZone): OrderReceipt => ({
  orderCode: row.orderCode,
  draftId: row.draftId,
  state: row.state,
  orderName: row.orderName,
  accountName: row.accountName,
  listType: row.listType,
  isOnline: row.isOnline,
  orderType: row.orderType,
  placementId: row.placementId,
  submittedAt: row.submittedAt.toISOString(),
  submittedDay: formatIsoDay(row.submittedAt, zone),
  available: row.price.available,
  quantity: row.price.quantity,
  lines: row.price.lines,
  ...orderAmounts(row),
  taxRate: row.taxRate,
  points: row.points,
  pointsTakenBack: row.pointsTakenBack,
  contact: row.contact,
  cardType: row.cardType,
  lastDigits: row.lastDigits,
  ...paymentPage(row),
  definitionHash: row.definitionHash,
  snapshot: row.snapshot,
  ...(row.creativeId === null ? {} : { creativeId: row.creativeId }),
  ...(row.tasks.length === 0
    ? {}
    : {
        tasks: row.tasks.map(({ dueAt, endedAt, ...task }) => ({
          ...task,
          dueOn: formatIsoDay(dueAt, zone),
          endedOn: endedAt === null ? null : formatIsoDay(endedAt, zone),
        })),
      }),
  refunds: row.refunds.map(({ amount, reason, refundedAt }) => ({
    amount,
    reason,
    day: formatIsoDay(refundedAt, zone),
  })),
  downloadClosedOn: row.downloadClosedAt === null ? null : formatIsoDay(row.downloadClosedAt, zone),
  delivery:
    row.state !== "fulfilled" || row.records === null || row.sha256 === null || row.fileName === null
      ? null
      : {
          records: row.records,
          sha256: row.sha256,
          fileName: row.fileName,
          refunded: row.refundedShort,
          keptUntil: row.keptUntil,
          isKept: row.removedAt === null,
        },
})
