import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** Work of a placed order that does not get on. */
export const WireStuckJob = Schema.Struct({
  orderCode: OrderCode,
  /** `payment`: the outcome of a payment is unknown. The others are jobs that fail and are tried again. */
  kind: Schema.Literals(["payment", "confirm", "fulfil", "announce"]),
  /** ISO instant. */
  since: Schema.String,
  attempts: Schema.Int,
  /** What failed the last time; '' where nothing said so. */
  reason: Schema.String,
  /** What to do about it. */
  advice: Schema.String,
})
export type WireStuckJob = typeof WireStuckJob.Type
