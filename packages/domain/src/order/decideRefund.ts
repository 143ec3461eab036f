import { BigDecimal } from "effect"
import { decimal, ZERO } from "../shared/Decimal.ts"
import { usd } from "../shared/fixed.ts"
import { cents } from "../shared/halfUp.ts"

/** What was charged, and what was delivered of it. Decimal strings in dollars. */
export interface DeliveredOrder {
  readonly ordered: number
  readonly delivered: number
  /** The rounded price per record that was shown. */
  readonly costPrice: string
  readonly totalPretaxCost: string
  readonly taxCharge: string
}

const shareOfTax = (
  tax: BigDecimal.BigDecimal,
  refunded: BigDecimal.BigDecimal,
  pretax: BigDecimal.BigDecimal,
) => {
  const exact = BigDecimal.divide(BigDecimal.multiply(tax, refunded), pretax)
  return exact._tag === "Some" ? cents(exact.value) : ZERO
}

/**
 * What is given back for records that were ordered and not delivered: each at the price shown, never more than was
 * paid, and the tax on it in proportion. Nothing delivered gives everything back. spec: design, Delivered keys
 */
export const decideRefund = (order: DeliveredOrder): string => {
  const missing = order.ordered - order.delivered
  if (missing <= 0) return "0.00"
  const pretax = decimal(order.totalPretaxCost)
  const tax = decimal(order.taxCharge)
  if (order.delivered === 0) return usd(BigDecimal.sum(pretax, tax))
  const atPriceShown = cents(
    BigDecimal.multiply(decimal(order.costPrice), BigDecimal.fromBigInt(BigInt(missing))),
  )
  const refunded = BigDecimal.min(atPriceShown, pretax)
  return usd(BigDecimal.sum(refunded, shareOfTax(tax, refunded, pretax)))
}
