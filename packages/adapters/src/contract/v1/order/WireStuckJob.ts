import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** Work that was promised to somebody and does not get on: of a placed order, of a quote, of a redemption, of a customer's request, of a report by mail. */
export const WireStuckJob = Schema.Struct({
  /** What people call it: the code of an order, 'Quote LW-2345-6789', 'Redemption LW-3456-789A', 'Report Areas by age'. */
  what: Schema.String,
  /** null: it is of no order. */
  orderCode: Schema.NullOr(OrderCode),
  /**
   * `payment`: the outcome of a payment is unknown. `refund`: it is not made yet. `dispute`: the buyer
   * disputes a payment at the bank. `mail`: a mail does not reach the mail
   * server. The others are jobs that fail and are tried again.
   */
  kind: Schema.Literals([
    "payment",
    "confirm",
    "fulfil",
    "announce",
    "refunded",
    "taskDone",
    "dispute",
    "quote",
    "report",
    "mail",
    "refund",
    "redemption",
    "request",
  ]),
  /** ISO instant. */
  since: Schema.String,
  attempts: Schema.Int,
  /** What failed the last time; '' where nothing said so. */
  reason: Schema.String,
  /** What to do about it. */
  advice: Schema.String,
})
export type WireStuckJob = typeof WireStuckJob.Type
