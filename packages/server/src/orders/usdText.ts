import { BigDecimal, Option } from "effect"
import { usd } from "@listwright/domain"

/** An amount that a client sent, with 2 decimals; left as it is when it is no amount, and then equal to none. */
export const usdText = (text: string): string =>
  Option.match(BigDecimal.fromString(text), { onNone: () => text, onSome: usd })
