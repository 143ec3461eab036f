import { OrderTask } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The maximum number of tasks in a list. */
export const MAX_TASKS = 1_000

/** A manual task for a paid order, with everything needed to do it. */
export const WireTask = Schema.Struct({
  orderCode: OrderCode,
  orderName: Schema.String,
  accountName: Schema.String,
  ...OrderTask.fields,
  /** True if the task is still open after its due date. */
  isLate: Schema.Boolean,
  /** True if the buyer is disputing the payment with the bank; it may be better to wait. */
  isDisputed: Schema.Boolean,
  /** True if the list is available for the task. */
  hasList: Schema.Boolean,
  /** The amount to refund if the task ends with a refund, including tax, in dollars with 2 decimals. */
  refund: Schema.String,
  /** The buyer, and the address that printed labels are sent to, line by line. */
  contact: Schema.Struct({
    name: Schema.String,
    email: Schema.String,
    phone: Schema.String,
    address: Schema.Array(Schema.String),
  }),
})
export type WireTask = typeof WireTask.Type
