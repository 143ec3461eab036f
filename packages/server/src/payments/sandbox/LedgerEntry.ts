import { OrderCode } from "@listwright/domain/shared"
import { Schema } from "effect"

/** An entry in the sandbox processor's ledger. Captured charges add to the shop's revenue; refunds subtract from it. */
export const LedgerEntry = Schema.Struct({
  key: Schema.String,
  kind: Schema.Literals(["charge", "refund", "closed"]),
  state: Schema.Literals(["captured", "declined", "refunded"]),
  /** The amount in whole cents. */
  cents: Schema.Int,
  /** The sales tax portion of a charge, in cents; 0 for all other entries. */
  taxCents: Schema.Int,
  /** The charge that a refund belongs to; '' for charges. */
  chargeKey: Schema.String,
  orderCode: OrderCode,
  reference: Schema.String,
  /** The time of the entry, in epoch milliseconds. */
  at: Schema.Int,
  /** The time until which the entry is hidden, in epoch milliseconds. */
  knownFrom: Schema.Int,
})
export type LedgerEntry = typeof LedgerEntry.Type
