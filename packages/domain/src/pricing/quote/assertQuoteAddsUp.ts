import { BigDecimal } from "effect"
import { figure, usd } from "../../shared/Decimal.ts"
import type { QuoteFigures, QuoteLine } from "./Quote.ts"

const sum = (amounts: ReadonlyArray<string>): BigDecimal.BigDecimal => BigDecimal.sumAll(amounts.map(figure))

/**
 * Lists the equations that a quote's figures break, as sentences; empty if it adds up. The charges sum to
 * SubTotalCharge. SubTotalCharge raised to the minimum order amount, less PromotionAmount, equals TotalPretaxCost, and
 * so does the sum of the lines. No figure is below 0. GoodsCost isn't part of any total.
 */
export const quoteDiscrepancies = (
  figures: QuoteFigures,
  lines: ReadonlyArray<QuoteLine> | null = null,
): ReadonlyArray<string> => {
  const subTotal = sum([
    figures.OrderCharge,
    figures.LabelCharge,
    figures.ShippingCharge,
    figures.ServiceCharge,
    figures.GeographyCharge,
    figures.MobilePackageCharge,
  ])
  const total = figure(figures.TotalPretaxCost)
  const beforePromotion = BigDecimal.sum(total, figure(figures.PromotionAmount))
  const problems: Array<string> = []
  if (usd(subTotal) !== figures.SubTotalCharge) {
    problems.push(`the charges sum to ${usd(subTotal)}, not to SubTotalCharge ${figures.SubTotalCharge}`)
  }
  if (figures.MinOrderAmountApply && !BigDecimal.isGreaterThan(beforePromotion, subTotal)) {
    problems.push(`MinOrderAmountApply, yet nothing was raised: ${usd(beforePromotion)}`)
  }
  if (!figures.MinOrderAmountApply && !BigDecimal.equals(beforePromotion, subTotal)) {
    problems.push(`SubTotalCharge less PromotionAmount is not TotalPretaxCost ${figures.TotalPretaxCost}`)
  }
  if (BigDecimal.isNegative(total) || BigDecimal.isNegative(figure(figures.PromotionAmount))) {
    problems.push(
      `TotalPretaxCost ${figures.TotalPretaxCost} or PromotionAmount ${figures.PromotionAmount} is below 0`,
    )
  }
  if (lines !== null && usd(sum(lines.map(({ amount }) => amount))) !== figures.TotalPretaxCost) {
    problems.push(`the lines do not sum to TotalPretaxCost ${figures.TotalPretaxCost}`)
  }
  return problems
}

/** Throws if a quote doesn't add up. That's a bug, and customers must not be charged for it. */
export const assertQuoteAddsUp = (
  figures: QuoteFigures,
  lines: ReadonlyArray<QuoteLine> | null = null,
): void => {
  const problems = quoteDiscrepancies(figures, lines)
  if (problems.length > 0) throw new Error(`The quote does not add up: ${problems.join("; ")}`)
}
