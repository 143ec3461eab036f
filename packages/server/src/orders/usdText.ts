import { Decimal, decimal, usd } from "@listwright/domain/shared"
import { Schema } from "effect"

const isDecimal = Schema.is(Decimal)

/**
 * Formats an amount from a client with 2 decimals. Text that isn't an amount is returned unchanged, so it doesn't
 * equal any. An exponent isn't allowed: written out, '1e99999999' would keep the server busy for minutes.
 */
export const usdText = (text: string): string => (isDecimal(text) ? usd(decimal(text)) : text)
