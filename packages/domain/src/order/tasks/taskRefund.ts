import { BigDecimal } from "effect"
import { decimal } from "../../shared/Decimal.ts"
import { totalsWithTax } from "../placing/totalsWithTax.ts"

/**
 * Returns the refund in dollars for a task that isn't done: its charge plus tax, at most the `left` remainder of the
 * payment. `charge` is before tax; if it's null, the order was placed for this task alone, and the whole remainder is
 * refunded.
 */
export const taskRefund = (charge: string | null, taxRate: string, left: string): string => {
  if (charge === null) return left
  const { total } = totalsWithTax(charge, taxRate)
  return BigDecimal.isLessThan(decimal(left), decimal(total)) ? left : total
}
