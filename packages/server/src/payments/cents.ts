import { BigDecimal } from "effect"

/** Whole cents of a decimal string in dollars; more than 2 decimals are a bug. */
export const toCents = (amount: string): number => {
  const scaled = BigDecimal.scale(BigDecimal.fromStringUnsafe(amount), 2)
  if (!BigDecimal.equals(scaled, BigDecimal.fromStringUnsafe(amount)))
    throw new Error(`not whole cents: ${amount}`)
  return Number(scaled.value)
}

/** A decimal string in dollars, with 2 decimals. */
export const usdOfCents = (cents: number): string => BigDecimal.format(BigDecimal.make(BigInt(cents), 2))
