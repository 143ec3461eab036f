import { cents, decimal } from "../shared/Decimal.ts"

/** An order that is being refunded. Points are whole numbers, 0 or more; amounts are in dollars. */
export interface RefundedPoints {
  /** The points that the order earned. */
  readonly earned: number
  /** The points that its earlier refunds took back, or couldn't take back. */
  readonly before: number
  /** The points that the buyer can spend right now, from all orders. */
  readonly available: number
  readonly paid: string
  /** The total refunded, including the current refund; never more than `paid`. */
  readonly givenBack: string
}

/** The points taken back; `missing` are points that should have been taken back too but were already spent. */
export interface PointsTakenBack {
  readonly taken: number
  readonly missing: number
}

/**
 * Computes the points that a refund takes back: the earned points times the share of the payment that all refunds cover
 * together, rounded down, less what earlier refunds took back. Several small refunds therefore take back as much as one
 * large refund, and a full refund takes back everything. A buyer's points never fall below 0: points that were already
 * spent are missing, and stay missing.
 */
export const pointsTakenBack = ({
  available,
  before,
  earned,
  givenBack,
  paid,
}: RefundedPoints): PointsTakenBack => {
  const [whole, part] = [cents(decimal(paid)).value, cents(decimal(givenBack)).value]
  // Where nothing was paid, nothing was given back.
  const share = whole === 0n ? 0n : (BigInt(earned) * part) / whole
  const due = Math.max(0, Number(share) - before)
  const taken = Math.min(due, Math.max(0, available))
  return { taken, missing: due - taken }
}
