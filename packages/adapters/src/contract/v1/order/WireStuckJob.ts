import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/**
 * An owed job that isn't making progress: for a placed order, a quote, a redemption, a customer's request, or a mailed
 * report.
 */
export const WireStuckJob = Schema.Struct({
  /** The display name: an order's code, 'Quote LW-2345-6789', 'Redemption LW-3456-789A', 'Report Areas by age'. */
  what: Schema.String,
  /** The order's code; null if the job doesn't belong to an order. */
  orderCode: Schema.NullOr(OrderCode),
  /**
   * `payment`: the outcome of a payment is unknown. `refund`: a refund hasn't been made yet. `dispute`: the buyer is
   * disputing a payment with the bank. `mail`: an email can't reach the mail server. All others are jobs that keep
   * failing and being retried.
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
  /** The time when the job got stuck, as an ISO instant. */
  since: Schema.String,
  attempts: Schema.Int,
  /** The last attempt's error; '' if unknown. */
  reason: Schema.String,
  /** Advice on how to fix the problem. */
  advice: Schema.String,
})
export type WireStuckJob = typeof WireStuckJob.Type
