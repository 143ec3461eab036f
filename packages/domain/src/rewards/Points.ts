import { Schema } from "effect"

/** A whole number of points, 0 or more. */
export const PointCount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** A user's points: whole numbers, 0 or more. */
export const Points = Schema.Struct({
  available: PointCount,
  bonus: PointCount,
  earned: PointCount,
  redeemed: PointCount,
})
export type Points = typeof Points.Type

/**
 * An entry in a user's ledger: points earned by an order, granted as a bonus, redeemed, or deducted because of an
 * order's refund.
 */
export interface PointEntry {
  readonly kind: "earned" | "bonus" | "redeemed" | "takenBack"
  /** The number of points: whole, 0 or more. */
  readonly points: number
}

/** Returns a number of points for display, never below 0. */
export const nonNegativePoints = (points: number): number => Math.max(0, points)

const isCount = Schema.is(PointCount)

const sumOf = (ledger: ReadonlyArray<PointEntry>, kind: PointEntry["kind"]): number =>
  ledger.reduce((sum, entry) => (entry.kind === kind ? sum + entry.points : sum), 0)

/**
 * Computes a ledger's balance, regardless of the order of its entries. Deducted points count as never earned. If more
 * points were redeemed than the ledger had, the balance is 0. Throws a RangeError on an entry that isn't a whole number
 * of 0 or more, because a tampered ledger could mint points.
 */
export const computePointsBalance = (ledger: ReadonlyArray<PointEntry>): Points => {
  const wrong = ledger.find(({ points }) => !isCount(points))
  if (wrong !== undefined) throw new RangeError(`a ledger has an entry of ${wrong.points} points`)
  const earned = nonNegativePoints(sumOf(ledger, "earned") - sumOf(ledger, "takenBack"))
  const bonus = sumOf(ledger, "bonus")
  const redeemed = sumOf(ledger, "redeemed")
  return { available: nonNegativePoints(earned + bonus - redeemed), bonus, earned, redeemed }
}
