import { BigDecimal } from "effect"
import { decimal, usd, ZERO } from "../../shared/Decimal.ts"

/** The amount paid for an order and the amount refunded so far, including a refund in progress, in dollars. */
export interface PaidOrder {
  readonly paid: string
  readonly givenBack: string
}

/**
 * The decision on a refund. `refused` means that the amount is zero or exceeds what can still be refunded. Amounts are
 * in dollars with 2 decimals.
 */
export type RefundDecision =
  | { readonly _tag: "give"; readonly amount: string }
  | { readonly _tag: "refused"; readonly left: string }

/** Returns the amount that can still be refunded, never less than 0. */
export const refundableAmount = ({ givenBack, paid }: PaidOrder): string =>
  usd(BigDecimal.max(BigDecimal.subtract(decimal(paid), decimal(givenBack)), ZERO))

/**
 * Decides the amount of a refund. `wanted` is null for the whole remainder. An order's refunds never add up to more
 * than the amount paid.
 */
export const decideRefundAmount = (order: PaidOrder, wanted: string | null): RefundDecision => {
  const left = refundableAmount(order)
  const amount = decimal(wanted ?? left)
  return BigDecimal.isGreaterThan(amount, ZERO) && BigDecimal.isLessThanOrEqualTo(amount, decimal(left))
    ? { _tag: "give", amount: usd(amount) }
    : { _tag: "refused", left }
}
