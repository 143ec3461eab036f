import { BigDecimal, Schema } from "effect"
import { Decimal, decimal } from "../shared/Decimal.ts"

const MIN_DOLLARS = decimal("0.01")
const MAX_POINTS = decimal("1000000")

/** The rate at which orders earn points: a number of points per number of dollars, as decimal strings. */
export interface PointRate {
  readonly dollarsPerRate: string
  readonly pointsPerRate: string
}

const within = (text: string, holds: (amount: BigDecimal.BigDecimal) => boolean): boolean =>
  holds(decimal(text))

/**
 * A valid rate for a site: 0 dollars, which earns nothing, or at least a cent; at most 1,000,000 points. Within these
 * limits, an order's points are exact, whatever its cost.
 */
export const PointRate: Schema.Codec<PointRate> = Schema.Struct({
  dollarsPerRate: Decimal.check(
    Schema.makeFilter((text) =>
      within(
        text,
        (dollars) => BigDecimal.isZero(dollars) || BigDecimal.isGreaterThanOrEqualTo(dollars, MIN_DOLLARS),
      )
        ? undefined
        : "must be at least one cent; use 0 if orders earn no points",
    ),
  ),
  pointsPerRate: Decimal.check(
    Schema.makeFilter((text) =>
      within(text, (points) => BigDecimal.isLessThanOrEqualTo(points, MAX_POINTS))
        ? undefined
        : "a rate earns at most 1000000 points",
    ),
  ),
})
