import { BigDecimal } from "effect"
import { decimal, usd, ZERO } from "../../shared/Decimal.ts"

/** What was paid of an order, and what was given back of it so far, a refund that is under way included. Dollars. */
export interface PaidOrder {
  readonly paid: string
  readonly givenBack: string
}

/** `refused`: it is nothing, or more than is left. Amounts in dollars, with 2 decimals. */
export type GivingBack =
  | { readonly _tag: "give"; readonly amount: string }
  | { readonly _tag: "refused"; readonly left: string }

/** What is left to give back, never less than nothing. */
export const leftToGiveBack = ({ givenBack, paid }: PaidOrder): string =>
  usd(BigDecimal.max(BigDecimal.subtract(decimal(paid), decimal(givenBack)), ZERO))

/**
 * How much of an order is given back. `wanted` null: all that is left. All refunds of an order together are never more
 * than was paid.
 */
export const decideGivingBack = (order: PaidOrder, wanted: string | null): GivingBack => {
  const left = leftToGiveBack(order)
  const amount = decimal(wanted ?? left)
  return BigDecimal.isGreaterThan(amount, ZERO) && BigDecimal.isLessThanOrEqualTo(amount, decimal(left))
    ? { _tag: "give", amount: usd(amount) }
    : { _tag: "refused", left }
}
