import { Decimal, decimal, usd } from "@listwright/domain/shared"
import { Schema } from "effect"

const isDecimal = Schema.is(Decimal)

/**
 * An amount that a client sent, with 2 decimals; left as it is when it is no amount, and then equal to none. An exponent
 * is no amount: written out, '1e99999999' would keep the server busy for minutes.
 */
export const usdText = (text: string): string => (isDecimal(text) ? usd(decimal(text)) : text)
