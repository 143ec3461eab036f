import { BigDecimal } from "effect"

/**
 * The one rounding of money: to the nearest, a half upwards. The result always has exactly `decimals` decimals as its
 * scale. spec: golden.md (half up, each line rounded once)
 */
export const halfUp = (amount: BigDecimal.BigDecimal, decimals: number): BigDecimal.BigDecimal => {
  const extra = amount.scale - decimals
  if (extra === 0) return amount
  if (extra < 0) return BigDecimal.make(amount.value * 10n ** BigInt(-extra), decimals)
  const unit = 10n ** BigInt(extra)
  const doubled = 2n * amount.value + unit
  const quotient = doubled / (2n * unit)
  // Division of bigints cuts towards zero; below zero that would round a fraction up twice.
  const isCut = doubled < 0n && doubled % (2n * unit) !== 0n
  return BigDecimal.make(isCut ? quotient - 1n : quotient, decimals)
}

/** To whole cents. */
export const cents = (amount: BigDecimal.BigDecimal): BigDecimal.BigDecimal => halfUp(amount, 2)
