import { CHARGES } from "../glossary/priceElements.ts"
import { BigDecimal } from "effect"
import { sinceText } from "../saved-lists/sinceSaved.ts"
import { dollars } from "../shared/dollars.ts"
import { wholeText } from "../shared/wholeText.ts"
import { dayInWords } from "./dayInWords.ts"
import type { OpenedQuote } from "./SentQuote.ts"

const differs = (one: string, other: string): boolean =>
  !BigDecimal.equals(BigDecimal.fromStringUnsafe(one), BigDecimal.fromStringUnsafe(other))

/** Describes a figure that has changed since the quote was sent; empty if it hasn't changed. */
const changed = (name: string, before: string, after: string): ReadonlyArray<string> =>
  before === after ? [] : [`${name}: ${before} then, ${after} now.`]

/** Lists the figures that have changed since the quote was sent, one sentence each; empty if nothing has changed. */
export const quoteChanges = ({ now, sent }: OpenedQuote): ReadonlyArray<string> => {
  if (now === null) return []
  const [then, today] = [sent.price, now.price]
  const people = sinceText(now.since)
  const totals = [then.figures.totalBeforeTax, today.figures.totalBeforeTax] as const
  return [
    ...changed("Records available", wholeText(then.available), wholeText(today.available)),
    ...(people === null || people === "no change" || then.available !== today.available
      ? []
      : [`The list has changed by area: ${people}.`]),
    ...changed("Records selected", wholeText(then.quantity), wholeText(today.quantity)),
    ...(differs(...totals) ? changed(CHARGES.beforeTax, dollars(totals[0]), dollars(totals[1])) : []),
    ...now.since.reasons,
  ]
}

/** States whether an opened quote's prices are still valid. */
export const quoteStanding = ({ isValid, sent }: OpenedQuote): string =>
  isValid
    ? `This quote's prices are valid until ${dayInWords(sent.validUntil)}.`
    : `This quote has expired. It was valid until ${dayInWords(sent.validUntil)}. The quote below uses today's prices.`
