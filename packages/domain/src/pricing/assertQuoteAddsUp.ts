import { BigDecimal } from "effect"
import { decimal } from "../shared/Decimal.ts"
import { usd } from "../shared/fixed.ts"
import type { QuoteFigures, QuoteLine } from "./Quotes.ts"

const sum = (amounts: ReadonlyArray<string>): BigDecimal.BigDecimal =>
  BigDecimal.sumAll(amounts.map((amount) => BigDecimal.fromStringUnsafe(amount)))

/** The equations that the figures of a quote break, as sentences; empty when it adds up. */
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
  const total = decimal(figures.TotalPretaxCost)
  const beforePromotion = BigDecimal.sum(total, decimal(figures.PromotionAmount))
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
  if (lines !== null && usd(sum(lines.map(({ amount }) => amount))) !== figures.TotalPretaxCost) {
    problems.push(`the lines do not sum to TotalPretaxCost ${figures.TotalPretaxCost}`)
  }
  return problems
}

/** A quote that does not add up is a bug: nobody is charged by it. */
export const assertQuoteAddsUp = (
  figures: QuoteFigures,
  lines: ReadonlyArray<QuoteLine> | null = null,
): void => {
  const problems = quoteDiscrepancies(figures, lines)
  if (problems.length > 0) throw new Error(`The quote does not add up: ${problems.join("; ")}`)
}
