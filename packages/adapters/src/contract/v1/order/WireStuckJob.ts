import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/**
 * A promised job that makes no progress: for a placed order, a quote, a redemption, a customer's request, or a mailed
 * report.
 */
export const WireStuckJob = Schema.Struct({
  /**
   * The display name: the code of an order, 'Quote LW-2345-6789', 'Redemption LW-3456-789A', 'Report Areas by age'.
   */
  what: Schema.String,
  /** The order's code; null if the job doesn't belong to an order. */
  orderCode: Schema.NullOr(OrderCode),
  /**
   * `payment`: the outcome of a payment is unknown. `refund`: a refund hasn't been made yet. `dispute`: the buyer
   * disputes a payment with the bank. `mail`: a mail can't reach the mail server. All others are jobs that fail and are
   * retried.
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
  /** The time since which the job is stuck, as an ISO instant. */
  since: Schema.String,
  attempts: Schema.Int,
  /** The error of the last attempt; '' if it is unknown. */
  reason: Schema.String,
  /** Advice on how to fix it. */
  advice: Schema.String,
})
export type WireStuckJob = typeof WireStuckJob.Type
