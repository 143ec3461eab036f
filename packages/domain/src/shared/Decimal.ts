import { BigDecimal, Schema } from "effect"

const DECIMAL = /^\d{1,15}(\.\d{1,10})?$/

/**
 * A decimal number of 0 or more as text, such as '12.50': no sign, no exponent, and never converted to a binary float.
 */
export const Decimal = Schema.String.check(
  // Further checks read the number.
  Schema.isPattern(DECIMAL, { message: "must be a decimal number such as 12.50" }).abort(),
)

/** Parses a `Decimal`. Throws a RangeError for any other string, so nothing is priced from an invalid amount. */
export const decimal = (text: string): BigDecimal.BigDecimal => {
  if (!DECIMAL.test(text)) throw new RangeError(`'${text}' isn't a decimal number of 0 or more`)
  return BigDecimal.fromStringUnsafe(text)
}

/** Parses a figure written by this package, which may be negative or larger than users may enter. */
export const figure = (text: string): BigDecimal.BigDecimal => BigDecimal.fromStringUnsafe(text)

/** Zero, with scale 0. */
export const ZERO: BigDecimal.BigDecimal = BigDecimal.make(0n, 0)

/**
 * Rounds money to the nearest value, half up. All money is rounded with this function. The result's scale is always
 * exactly `decimals`.
 */
export const roundHalfUp = (amount: BigDecimal.BigDecimal, decimals: number): BigDecimal.BigDecimal => {
  const extra = amount.scale - decimals
  if (extra === 0) return amount
  if (extra < 0) return BigDecimal.make(amount.value * 10n ** BigInt(-extra), decimals)
  const unit = 10n ** BigInt(extra)
  const doubled = 2n * amount.value + unit
  const quotient = doubled / (2n * unit)
  // Division of bigints cuts toward zero; below zero that would round a fraction up twice.
  const isCut = doubled < 0n && doubled % (2n * unit) !== 0n
  return BigDecimal.make(isCut ? quotient - 1n : quotient, decimals)
}

/** Rounds an amount to whole cents. */
export const cents = (amount: BigDecimal.BigDecimal): BigDecimal.BigDecimal => roundHalfUp(amount, 2)

/** Formats an amount with a fixed number of decimals: '0.00', '-12.50', '0.04250'. */
export const formatFixed = (amount: BigDecimal.BigDecimal, decimals: number): string => {
  const rounded = roundHalfUp(amount, decimals).value
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(decimals + 1, "0")
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return rounded < 0n ? `-${text}` : text
}

/** Formats dollars for the wire, with 2 decimals. */
export const usd = (amount: BigDecimal.BigDecimal): string => formatFixed(amount, 2)
