/**
 * The number of decimals in exact whole-number arithmetic that's independent of the rule's own; sufficient for any
 * product of two prices.
 */
const DECIMALS = 20
/** The amount 1. */
export const ONE = 10n ** BigInt(DECIMALS)

/** Parses a decimal string as a fixed-point whole number. */
export const parseFixedPoint = (text: string): bigint => {
  const [digits = "", fraction = ""] = text.split(".")
  return BigInt(digits + fraction.padEnd(DECIMALS, "0"))
}

/** Rounds an amount half up to this many decimals. */
export const roundFixedPoint = (amount: bigint, decimals: number): bigint => {
  const step = 10n ** BigInt(DECIMALS - decimals)
  return ((amount + step / 2n) / step) * step
}

/** Formats an amount with this many decimals, truncating the rest. */
export const formatFixedPoint = (amount: bigint, decimals: number): string => {
  const digits = (amount / 10n ** BigInt(DECIMALS - decimals)).toString().padStart(decimals + 1, "0")
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Multiplies two amounts or prices. */
export const multiplyAmounts = (a: bigint, b: bigint): bigint => (a * b) / ONE

/** Returns the larger of two amounts. */
export const maxAmount = (a: bigint, b: bigint): bigint => (a > b ? a : b)
/** Returns the smaller of two amounts. */
export const minAmount = (a: bigint, b: bigint): bigint => (a < b ? a : b)
