import { BigDecimal } from "effect"
import { decimal } from "../../shared/Decimal.ts"

const HUNDRED = BigDecimal.fromNumberUnsafe(100)

/**
 * Formats a tax rate for display next to its amount: '6.25%' for '0.0625'. Returns '' if the rate is unknown or no tax
 * is charged.
 */
export const taxRateText = (rate: string | undefined): string => {
  if (rate === undefined) return ""
  const percent = BigDecimal.multiply(decimal(rate), HUNDRED)
  return BigDecimal.isZero(percent) ? "" : `${BigDecimal.format(BigDecimal.normalize(percent))}%`
}
