import { BigDecimal } from "effect"
import { decimal } from "../../shared/Decimal.ts"

const HUNDRED = BigDecimal.fromNumberUnsafe(100)

/** A tax rate beside its amount: '6.25%' for '0.0625'. '' where the rate isn't known, and where no tax is charged. */
export const taxRateText = (rate: string | undefined): string => {
  if (rate === undefined) return ""
  const percent = BigDecimal.multiply(decimal(rate), HUNDRED)
  return BigDecimal.isZero(percent) ? "" : `${BigDecimal.format(BigDecimal.normalize(percent))}%`
}
