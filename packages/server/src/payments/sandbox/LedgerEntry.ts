import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** One line of the sandbox processor's books. Captured charges add to what the shop was paid, refunds take away. */
export const LedgerEntry = Schema.Struct({
  key: Schema.String,
  kind: Schema.Literals(["charge", "refund", "closed"]),
  state: Schema.Literals(["captured", "declined", "refunded"]),
  /** Whole cents. */
  cents: Schema.Int,
  /** The part of a charge that is sales tax, in cents; 0 for everything else. */
  taxCents: Schema.Int,
  /** The charge that a refund belongs to; '' for charges. */
  chargeKey: Schema.String,
  orderCode: OrderCode,
  reference: Schema.String,
  /** Epoch milliseconds. */
  at: Schema.Int,
  /** Hides the entry until then (epoch milliseconds). */
  knownFrom: Schema.Int,
})
export type LedgerEntry = typeof LedgerEntry.Type
