import type { BigDecimal } from "effect"
import { halfUp } from "./halfUp.ts"

/** Writes an amount with a fixed number of decimals: '0.00', '-12.50', '0.04250'. */
export const fixed = (amount: BigDecimal.BigDecimal, decimals: number): string => {
  const rounded = halfUp(amount, decimals).value
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(decimals + 1, "0")
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return rounded < 0n ? `-${text}` : text
}

/** Dollars as they go over the wire: 2 decimals. */
export const usd = (amount: BigDecimal.BigDecimal): string => fixed(amount, 2)
