import { OrderTask } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The most tasks that a list of them holds. */
export const MAX_TASKS = 1_000

/** A task that a person does for a paid order, with everything needed to do it. */
export const WireTask = Schema.Struct({
  orderCode: OrderCode,
  orderName: Schema.String,
  accountName: Schema.String,
  ...OrderTask.fields,
  /** True if it is still open after its due day. */
  isLate: Schema.Boolean,
  /** True if the buyer disputes the payment at the bank: it may be better to wait. */
  isDisputed: Schema.Boolean,
  /** True if the list is there to work with. */
  hasList: Schema.Boolean,
  /** The amount that ending it with a refund gives back, tax included, in dollars with 2 decimals. */
  refund: Schema.String,
  /** The buyer, and the address that printed labels go to, line by line. */
  contact: Schema.Struct({
    name: Schema.String,
    email: Schema.String,
    phone: Schema.String,
    address: Schema.Array(Schema.String),
  }),
})
export type WireTask = typeof WireTask.Type
