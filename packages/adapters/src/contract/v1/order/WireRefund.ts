import { PointCount } from "@listwright/domain/rewards"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

export const RefundUsd = Schema.String.check(
  Schema.isPattern(/^\d{1,9}(\.\d{1,2})?$/, { message: "must be a dollar amount, like 12.50" }),
)

/** A refund requested by an operator. */
export const WireRequestedRefund = Schema.Struct({
  /** The idempotency key: requests with the same key are the same refund. */
  key: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
  /** The amount in dollars; null refunds everything that remains. */
  amount: Schema.NullOr(RefundUsd),
  /** True to keep the list downloadable; otherwise a full refund closes the download. */
  keepsDownload: Schema.optionalKey(Schema.Boolean),
})
export type WireRequestedRefund = typeof WireRequestedRefund.Type

/** A refund that was made or is in progress; the site polls the processor until it replies. */
export const WireRefund = Schema.Struct({
  orderCode: OrderCode,
  /** The amount in dollars with 2 decimals. */
  amount: Schema.String,
  isMade: Schema.Boolean,
  /** The part of the payment that remains after the refund. */
  left: Schema.String,
  /** The reward points that the refund reclaimed. */
  pointsTaken: PointCount,
  /** True if the order's list can no longer be downloaded. */
  isDownloadClosed: Schema.Boolean,
})
export type WireRefund = typeof WireRefund.Type

/** A payment that the buyer disputed with the bank, as reported by the processor. */
export const WireDispute = Schema.Struct({
  /** The processor's id for the dispute. */
  id: Schema.String,
  amount: Schema.String,
  /** The reason in the processor's terms, such as 'fraudulent'. */
  reason: Schema.String,
  /** The state. While the dispute is open, the bank withholds the money; if it's lost, the buyer keeps the money. */
  state: Schema.Literals(["open", "won", "lost"]),
  /** ISO dates in the site's time zone; `closedOn` is null while the dispute is open. */
  openedOn: Schema.String,
  closedOn: Schema.NullOr(Schema.String),
})
export type WireDispute = typeof WireDispute.Type

/** The effects that a refund would have; nothing has been refunded yet. Amounts are in dollars with 2 decimals. */
export const WireRefundPreview = Schema.Struct({
  orderCode: OrderCode,
  orderName: Schema.String,
  /** The email address that the refund notice is sent to. */
  email: Schema.String,
  charged: Schema.String,
  /** The amount already returned by earlier refunds, including those in progress, and by disputes. */
  givenBack: Schema.String,
  amount: Schema.String,
  /** The two parts of the amount: before tax, and tax. */
  beforeTax: Schema.String,
  tax: Schema.String,
  left: Schema.String,
  /** The reward points that the refund would reclaim, and the points it should reclaim but that are already spent. */
  pointsTaken: PointCount,
  pointsMissing: PointCount,
  /** The effect on the download; `none` if there's no list to download or it's already closed. */
  download: Schema.Literals(["closes", "stays", "none"]),
  /** The promotion that the order uses, and whether it can be reused after the refund; null if the order uses none. */
  promotion: Schema.NullOr(Schema.Struct({ code: Schema.String, isFreed: Schema.Boolean })),
  disputes: Schema.Array(WireDispute),
})
export type WireRefundPreview = typeof WireRefundPreview.Type

/** The findings of a payment check, with advice on what to fix. */
export const WirePaymentsCheck = Schema.Struct({
  findings: Schema.Array(Schema.Struct({ isGood: Schema.Boolean, text: Schema.String })),
})
export type WirePaymentsCheck = typeof WirePaymentsCheck.Type
