import { cents, decimal } from "../shared/Decimal.ts"

/** An order of which money is given back. Whole points of 0 or more; dollars. */
export interface RefundedPoints {
  /** What the order was credited with. */
  readonly earned: number
  /** What earlier refunds of it took back, or could not. */
  readonly before: number
  /** What its buyer can spend right now, of all orders. */
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
 * The points that a refund takes back: the share of the earned ones that all refunds together are of the payment, rounded
 * down, less what earlier refunds took. So several small refunds take what one large refund takes, and a full one takes all.
 * Nobody's points fall below 0: what was spent already is missing, and stays so.
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
