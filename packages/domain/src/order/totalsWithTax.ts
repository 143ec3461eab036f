import { BigDecimal } from "effect"
import { decimal } from "../shared/Decimal.ts"
import { usd } from "../shared/fixed.ts"
import { cents } from "../shared/halfUp.ts"
import type { TaxResult } from "./Taxes.ts"

/**
 * Tax on the total before tax, to the cent, a half upwards, and the sum of both. `pretax` in dollars with 2 decimals;
 * `rate` a decimal share such as '0.1025', '0' where no tax is charged. spec: decisions, Money
 */
export const totalsWithTax = (pretax: string, rate: string): TaxResult => {
  const subTotal = decimal(pretax)
  const totalTax = cents(BigDecimal.multiply(subTotal, decimal(rate)))
  return { subTotal: usd(subTotal), totalTax: usd(totalTax), total: usd(BigDecimal.sum(subTotal, totalTax)) }
}
