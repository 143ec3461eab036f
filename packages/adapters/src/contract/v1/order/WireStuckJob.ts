import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/**
 * Promised work that makes no progress: on a placed order, a quote, a redemption, a customer's request, or a report
 * by mail.
 */
export const WireStuckJob = Schema.Struct({
  /**
   * The display name: the code of an order, 'Quote LW-2345-6789', 'Redemption LW-3456-789A', 'Report Areas by age'.
   */
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
  /** The error of the last attempt; '' if it is unknown. */
  reason: Schema.String,
  /** Advice on how to fix it. */
  advice: Schema.String,
})
export type WireStuckJob = typeof WireStuckJob.Type
