import { cents, decimal } from "../shared/Decimal.ts"

/** An order of which money is given back. Whole points of 0 or more; dollars. */
export interface RefundedPoints {
  /** The points that the order earned. */
  readonly earned: number
  /** The points that its earlier refunds took back, or couldn't take back. */
  readonly before: number
  /** The points that the buyer can spend right now, from all orders. */
  readonly available: number
  readonly paid: string
  /** In all, the refund at hand included; never more than `paid`. */
  readonly givenBack: string
}

/** `missing`: points that should be taken back as well, and were spent already. */
export interface PointsTakenBack {
  readonly taken: number
  readonly missing: number
}

/**
 * Computes the points that a refund takes back: the earned points times the share of the payment that all refunds
 * cover together, rounded down, less what earlier refunds took. So several small refunds take as much as one large
 * refund, and a full refund takes all. A buyer's points never fall below 0: points that were already spent are
 * missing, and remain so.
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
