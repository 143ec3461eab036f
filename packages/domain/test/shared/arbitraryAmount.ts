import { BigDecimal } from "effect"
import fc from "fast-check"

/** An amount of up to 15 digits and 10 decimals, below zero too. */
export const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 10 }))
  .map(([value, scale]) => BigDecimal.make(value, scale))
