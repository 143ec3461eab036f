import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

const Usd = Schema.String.check(
  Schema.isPattern(/^\d{1,9}(\.\d{1,2})?$/, { message: "must be dollars such as 12.50" }),
)

/** What an operator gives back of an order. */
export const WireRefundWish = Schema.Struct({
  /** Names the refund: the same key is the same refund. */
  key: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)),
  /** Dollars; null: all that is left. */
  amount: Schema.NullOr(Usd),
})
export type WireRefundWish = typeof WireRefundWish.Type

/** A refund that was made, or is under way: the site asks the processor until it has an answer. */
export const WireRefund = Schema.Struct({
  orderCode: OrderCode,
  /** Dollars with 2 decimals. */
  amount: Schema.String,
  isMade: Schema.Boolean,
  /** What is left of the payment after it. */
  left: Schema.String,
})
export type WireRefund = typeof WireRefund.Type

/** What was tried of the payments, and what to do where it is not well. */
export const WirePaymentsCheck = Schema.Struct({
  findings: Schema.Array(Schema.Struct({ isGood: Schema.Boolean, text: Schema.String })),
})
export type WirePaymentsCheck = typeof WirePaymentsCheck.Type
