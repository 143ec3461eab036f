import { BigDecimal } from "effect"
import { figure, usd } from "../../shared/Decimal.ts"
import type { PriceFigures, PriceLine } from "./Price.ts"

const sum = (amounts: ReadonlyArray<string>): BigDecimal.BigDecimal => BigDecimal.sumAll(amounts.map(figure))

/**
 * Lists the equations that a price's figures violate, as sentences; empty if the price adds up. The charges add up to
 * `subtotal`. `subtotal`, raised to the minimum order amount and less `discount`, equals `totalBeforeTax`, as does the
 * sum of the lines. No figure is below 0. `goodsCost` isn't part of any total.
 */
export const priceDiscrepancies = (
  figures: PriceFigures,
  lines: ReadonlyArray<PriceLine> | null = null,
): ReadonlyArray<string> => {
  const subtotal = sum([
    figures.orderCharge,
    figures.labelCharge,
    figures.shippingCharge,
    figures.serviceCharge,
    figures.geographyCharge,
    figures.mobilePackageCharge,
  ])
  const total = figure(figures.totalBeforeTax)
  const beforePromotion = BigDecimal.sum(total, figure(figures.discount))
  const problems: Array<string> = []
  if (usd(subtotal) !== figures.subtotal) {
    problems.push(`the charges sum to ${usd(subtotal)}, not to subtotal ${figures.subtotal}`)
  }
  if (figures.minimumOrderAmountApplies && !BigDecimal.isGreaterThan(beforePromotion, subtotal)) {
    problems.push(`minimumOrderAmountApplies, yet nothing was raised: ${usd(beforePromotion)}`)
  }
  if (!figures.minimumOrderAmountApplies && !BigDecimal.equals(beforePromotion, subtotal)) {
    problems.push(`subtotal less discount is not totalBeforeTax ${figures.totalBeforeTax}`)
  }
  if (BigDecimal.isNegative(total) || BigDecimal.isNegative(figure(figures.discount))) {
    problems.push(`totalBeforeTax ${figures.totalBeforeTax} or discount ${figures.discount} is below 0`)
  }
  if (lines !== null && usd(sum(lines.map(({ amount }) => amount))) !== figures.totalBeforeTax) {
    problems.push(`the lines do not sum to totalBeforeTax ${figures.totalBeforeTax}`)
  }
  return problems
}

/** Throws if a price doesn't add up, which is a bug that customers must not be charged for. */
export const assertPriceAddsUp = (
  figures: PriceFigures,
  lines: ReadonlyArray<PriceLine> | null = null,
): void => {
  const problems = priceDiscrepancies(figures, lines)
  if (problems.length > 0) throw new Error(`The price doesn't add up: ${problems.join("; ")}`)
}
