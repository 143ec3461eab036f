import { BigDecimal, Schema } from "effect"

const DECIMAL = /^\d{1,15}(\.\d{1,10})?$/

/** A decimal number of 0 or more as text, such as '12.50': no sign, no exponent, never a binary float on the way. */
export const Decimal = Schema.String.check(
  Schema.isPattern(DECIMAL, { message: "must be a decimal number such as 12.50" }),
)

/** Reads a `Decimal`. Throws a RangeError on any other text: nothing is priced from what is no amount. */
export const decimal = (text: string): BigDecimal.BigDecimal => {
  if (!DECIMAL.test(text)) throw new RangeError(`'${text}' is not a decimal number of 0 or more`)
  return BigDecimal.fromStringUnsafe(text)
}

/** Reads a figure that this package wrote; it may be negative, and larger than what anybody may type. */
export const figure = (text: string): BigDecimal.BigDecimal => BigDecimal.fromStringUnsafe(text)

/** 0, of scale 0. */
export const ZERO: BigDecimal.BigDecimal = BigDecimal.make(0n, 0)
