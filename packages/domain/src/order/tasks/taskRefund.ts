import { BigDecimal } from "effect"
import { decimal } from "../../shared/Decimal.ts"
import { totalsWithTax } from "../placing/totalsWithTax.ts"

/**
 * What is given back for a task that is not done, in dollars: its charge with the tax on it, at most what is `left` of the
 * payment. `charge` before tax; null: it is what the order was placed for, and all that is left is given back.
 */
export const taskRefund = (charge: string | null, taxRate: string, left: string): string => {
  if (charge === null) return left
  const { total } = totalsWithTax(charge, taxRate)
  return BigDecimal.isLessThan(decimal(left), decimal(total)) ? left : total
}
