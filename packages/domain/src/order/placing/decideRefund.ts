import { BigDecimal } from "effect"
import { cents, decimal, usd, ZERO } from "../../shared/Decimal.ts"

/**
 * The amounts charged for an order, and the numbers of records ordered and delivered. Amounts are decimal strings in
 * dollars.
 */
export interface DeliveredOrder {
  readonly ordered: number
  readonly delivered: number
  /** The rounded price per record, as displayed. */
  readonly unitPrice: string
  /** The amount that a promotion deducted from the whole order. */
  readonly discount: string
  readonly totalBeforeTax: string
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

const count = (records: number): BigDecimal.BigDecimal => BigDecimal.fromBigInt(BigInt(records))

/** Computes the displayed price of the missing records, less their share of the promotion, which was never paid. */
const priceOfMissing = (order: DeliveredOrder, missing: number): BigDecimal.BigDecimal => {
  const shown = BigDecimal.multiply(decimal(order.unitPrice), count(order.ordered))
  const paid = BigDecimal.max(BigDecimal.subtract(shown, decimal(order.discount)), ZERO)
  return cents(BigDecimal.divideUnsafe(BigDecimal.multiply(paid, count(missing)), count(order.ordered)))
}

/**
 * Returns the refund for records that were ordered but not delivered: each at the displayed price less its share of the
 * promotion, never more than was paid, plus a proportional share of the tax. It excludes flat charges and any amount
 * added to reach a minimum. If no records were delivered, everything is refunded. Both numbers of records are whole, 0
 * or more.
 */
export const decideRefund = (order: DeliveredOrder): string => {
  const missing = order.ordered - order.delivered
  if (missing <= 0) return "0.00"
  const pretax = decimal(order.totalBeforeTax)
  const tax = decimal(order.taxCharge)
  if (order.delivered === 0) return usd(BigDecimal.sum(pretax, tax))
  const refunded = BigDecimal.min(priceOfMissing(order, missing), pretax)
  return usd(BigDecimal.sum(refunded, shareOfTax(tax, refunded, pretax)))
}
