import { PointCount } from "@listwright/domain/rewards"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

export const RefundUsd = Schema.String.check(
  Schema.isPattern(/^\d{1,9}(\.\d{1,2})?$/, { message: "must be dollars such as 12.50" }),
)

/** A refund that an operator asks for. */
export const WireRefundWish = Schema.Struct({
  /** Names the refund: the same key is the same refund. */
  key: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
  /** Dollars; null: all that is left. */
  amount: Schema.NullOr(RefundUsd),
  /** A full refund closes the download of the list, unless this is true. */
  keepsDownload: Schema.optionalKey(Schema.Boolean),
})
export type WireRefundWish = typeof WireRefundWish.Type

/** A refund that was made, or is under way: the site asks the processor until it has an answer. */
export const WireRefund = Schema.Struct({
  orderCode: OrderCode,
  /** Dollars with 2 decimals. */
  amount: Schema.String,
  isMade: Schema.Boolean,
  /** The part of the payment that is left after it. */
  left: Schema.String,
  /** Reward points that it took back. */
  pointsTaken: PointCount,
  /** True if the list of the order can no longer be downloaded. */
  isDownloadClosed: Schema.Boolean,
})
export type WireRefund = typeof WireRefund.Type

/** A payment that its buyer disputes at the bank, as the processor reports it. */
export const WireDispute = Schema.Struct({
  /** The processor's id for the dispute. */
  id: Schema.String,
  amount: Schema.String,
  /** In the processor's word, such as 'fraudulent'. */
  reason: Schema.String,
  /** While it is open, the bank holds the money; lost, the buyer has it. */
  state: Schema.Literals(["open", "won", "lost"]),
  /** ISO days on the site; null: it is open. */
  openedOn: Schema.String,
  closedOn: Schema.NullOr(Schema.String),
})
export type WireDispute = typeof WireDispute.Type

/** The effects that a refund would have. Nothing has been refunded. Dollars with 2 decimals. */
export const WireRefundPreview = Schema.Struct({
  orderCode: OrderCode,
  orderName: Schema.String,
  /** The address that the mail about the refund goes to. */
  email: Schema.String,
  charged: Schema.String,
  /** By earlier refunds, those that are under way included, and by disputes. */
  givenBack: Schema.String,
  amount: Schema.String,
  /** The parts of the amount. */
  beforeTax: Schema.String,
  tax: Schema.String,
  left: Schema.String,
  /** Reward points that it would take back, and those that should be too and were spent already. */
  pointsTaken: PointCount,
  pointsMissing: PointCount,
  /** The effect on the download; `none`: there is no list to download, or it is closed already. */
  download: Schema.Literals(["closes", "stays", "none"]),
  disputes: Schema.Array(WireDispute),
})
export type WireRefundPreview = typeof WireRefundPreview.Type

/** The findings of a check of the payments, with advice on what to fix. */
export const WirePaymentsCheck = Schema.Struct({
  findings: Schema.Array(Schema.Struct({ isGood: Schema.Boolean, text: Schema.String })),
})
export type WirePaymentsCheck = typeof WirePaymentsCheck.Type
