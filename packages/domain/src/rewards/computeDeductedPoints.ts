import { cents, decimal } from "../shared/Decimal.ts"

/** An order being refunded. Points are whole numbers, 0 or more; amounts are in dollars. */
export interface PointsRefund {
  /** The points earned by the order. */
  readonly earned: number
  /** The points that the order's earlier refunds deducted, or would have deducted if they hadn't been spent. */
  readonly before: number
  /** The points that the buyer can currently spend, from all orders. */
  readonly available: number
  readonly paid: string
  /** The total refunded, including the current refund; never more than `paid`. */
  readonly givenBack: string
}

/**
 * The points deducted; `missing` is the number of points that should also have been deducted but were already spent.
 */
export interface DeductedPoints {
  readonly taken: number
  readonly missing: number
}

/**
 * Computes the points that a refund deducts: the earned points times the share of the payment covered by all refunds
 * together, rounded down, less the points deducted by earlier refunds. Several small refunds therefore deduct as much
 * as one large refund, and a full refund deducts everything. A buyer's points never fall below 0: points that were
 * already spent are missing, and remain missing.
 */
export const computeDeductedPoints = ({
  available,
  before,
  earned,
  givenBack,
  paid,
}: PointsRefund): DeductedPoints => {
  const [whole, part] = [cents(decimal(paid)).value, cents(decimal(givenBack)).value]
  // Where nothing was paid, nothing was given back.
  const share = whole === 0n ? 0n : (BigInt(earned) * part) / whole
  const due = Math.max(0, Number(share) - before)
  const taken = Math.min(due, Math.max(0, available))
  return { taken, missing: due - taken }
}
