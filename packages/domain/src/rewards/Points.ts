import { Schema } from "effect"

/** A number of points: whole, 0 or more. */
export const PointCount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** A user's points: whole numbers of 0 or more. */
export const Points = Schema.Struct({
  available: PointCount,
  bonus: PointCount,
  earned: PointCount,
  redeemed: PointCount,
})
export type Points = typeof Points.Type

/**
 * One entry of a user's ledger: points that an order earned, that were given on top, that were redeemed, or that a refund of
 * an order took back.
 */
export interface PointEntry {
  readonly kind: "earned" | "bonus" | "redeemed" | "takenBack"
  /** Whole, 0 or more. */
  readonly points: number
}

/** A number of points as people see it: never below 0. */
export const userPoint = (points: number): number => Math.max(0, points)

const isCount = Schema.is(PointCount)

const sumOf = (ledger: ReadonlyArray<PointEntry>, kind: PointEntry["kind"]): number =>
  ledger.reduce((sum, entry) => (entry.kind === kind ? sum + entry.points : sum), 0)

/**
 * The balance of a ledger, in whatever order it is read. What was taken back counts as never earned. A ledger that redeemed
 * more than it had has 0 left. Throws a
 * RangeError on an entry that is not a whole number of 0 or more: such a ledger was tampered with, and would mint
 * points.
 */
export const pointsOf = (ledger: ReadonlyArray<PointEntry>): Points => {
  const wrong = ledger.find(({ points }) => !isCount(points))
  if (wrong !== undefined) throw new RangeError(`a ledger has an entry of ${wrong.points} points`)
  const earned = userPoint(sumOf(ledger, "earned") - sumOf(ledger, "takenBack"))
  const bonus = sumOf(ledger, "bonus")
  const redeemed = sumOf(ledger, "redeemed")
  return { available: userPoint(earned + bonus - redeemed), bonus, earned, redeemed }
}
