import fc from "fast-check"
import type { AppliedPromotion } from "../promotion/applyPromotion.ts"
import type { PointRate } from "../rewards/PointRate.ts"
import { type Law, law } from "./Law.ts"

/** A function that computes the points for a cost before tax; ours is `earnedPoints`. */
export type EarnedPointsRule = (
  cost: string,
  rate: PointRate,
  promotion: AppliedPromotion["points"],
) => number

/** Formats an amount in cents as dollars. */
const dollars = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`

const cost = fc.nat({ max: 100_000_000 })
const rate = fc.record({
  dollarsPerRate: fc.integer({ min: 1, max: 10_000 }).map(dollars),
  pointsPerRate: fc.nat({ max: 10_000 }).map(dollars),
})
const promotion = fc.option(
  fc.record({
    type: fc.constantFrom("multipliedPoints" as const, "addedPoints" as const),
    value: fc.nat({ max: 100_000 }).map(dollars),
  }),
)

/** Returns the laws for the points earned by orders. Rule: ob9-earned-points. */
export const pointLaws = (earnedPoints: EarnedPointsRule): ReadonlyArray<Law> => [
  law(
    "an order that costs more never earns fewer points",
    fc.property(cost, cost, rate, promotion, (one, other, by, promoted) => {
      const points = (cents: number) => earnedPoints(dollars(cents), by, promoted)
      return points(Math.min(one, other)) <= points(Math.max(one, other))
    }),
  ),
  law(
    "points times 1, or plus 0, are the points without a promotion",
    fc.property(cost, rate, (cents, by) => {
      const plain = earnedPoints(dollars(cents), by, null)
      return (
        earnedPoints(dollars(cents), by, { type: "multipliedPoints", value: "1" }) === plain &&
        earnedPoints(dollars(cents), by, { type: "addedPoints", value: "0.00" }) === plain
      )
    }),
  ),
  law(
    "whole points that are added are all added",
    fc.property(cost, rate, fc.nat({ max: 100_000 }), (cents, by, added) => {
      const plain = earnedPoints(dollars(cents), by, null)
      return earnedPoints(dollars(cents), by, { type: "addedPoints", value: String(added) }) === plain + added
    }),
  ),
  law(
    "points are the whole part of cost times points over dollars, in whole cents",
    fc.property(cost, fc.integer({ min: 1, max: 10_000 }), fc.nat({ max: 10_000 }), (cents, per, points) => {
      const exact = (BigInt(cents) * BigInt(points)) / (BigInt(per) * 100n)
      const by = { dollarsPerRate: dollars(per), pointsPerRate: dollars(points) }
      return earnedPoints(dollars(cents), by, null) === Number(exact)
    }),
  ),
]
