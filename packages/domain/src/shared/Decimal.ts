import { BigDecimal, Schema } from "effect"

/** A decimal number of 0 or more as text, such as '12.50': no sign, no exponent, never a binary float on the way. */
export const Decimal = Schema.String.check(
  Schema.isPattern(/^\d{1,15}(\.\d{1,10})?$/, { message: "must be a decimal number such as 12.50" }),
)

export const decimal = (text: string): BigDecimal.BigDecimal => BigDecimal.fromStringUnsafe(text)

export const ZERO: BigDecimal.BigDecimal = BigDecimal.make(0n, 0)
