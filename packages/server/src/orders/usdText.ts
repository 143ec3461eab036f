import { Decimal, decimal, usd } from "@listwright/domain/shared"
import { Schema } from "effect"

const isDecimal = Schema.is(Decimal)

/**
 * Formats an amount from a client with 2 decimals. Text that isn't an amount is returned unchanged, so that it doesn't
 * equal any amount. Exponents aren't allowed: expanding '1e99999999' would block the server for minutes.
 */
export const usdText = (text: string): string => (isDecimal(text) ? usd(decimal(text)) : text)
