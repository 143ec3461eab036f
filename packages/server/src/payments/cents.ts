import { usd } from "@listwright/domain/shared"
import { BigDecimal } from "effect"

/** Converts a decimal string in dollars to whole cents; throws if it has more than 2 decimals, which would be a bug. */
export const toCents = (amount: string): number => {
  const scaled = BigDecimal.scale(BigDecimal.fromStringUnsafe(amount), 2)
  if (!BigDecimal.equals(scaled, BigDecimal.fromStringUnsafe(amount)))
    throw new Error(`not whole cents: ${amount}`)
  return Number(scaled.value)
}

/** Converts whole cents to a decimal string in dollars, with 2 decimals. */
export const centsToUsd = (cents: number): string => usd(BigDecimal.make(BigInt(cents), 2))
