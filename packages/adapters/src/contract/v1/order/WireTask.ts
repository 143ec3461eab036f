import { OrderTask } from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** The most tasks that a list of them holds. */
export const MOST_TASKS = 1_000

/** What somebody does for a paid order, with all that they need to know for it. */
export const WireTask = Schema.Struct({
  orderCode: OrderCode,
  orderName: Schema.String,
  accountName: Schema.String,
  ...OrderTask.fields,
  /** Whether it is open after the day on which it was due. */
  isLate: Schema.Boolean,
  /** Whether the buyer disputes the payment at the bank: perhaps better wait. */
  isDisputed: Schema.Boolean,
  /** Whether the list is there to work with. */
  hasList: Schema.Boolean,
  /** What ending it with a refund gives back, tax included, in dollars with 2 decimals. */
  refund: Schema.String,
  /** Who ordered, and where printed labels go: lines of an address. */
  contact: Schema.Struct({
    name: Schema.String,
    email: Schema.String,
    phone: Schema.String,
    address: Schema.Array(Schema.String),
  }),
})
export type WireTask = typeof WireTask.Type
