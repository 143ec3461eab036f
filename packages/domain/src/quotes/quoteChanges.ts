import { CHARGES } from "../glossary/priceElements.ts"
import { BigDecimal } from "effect"
import { countComparisonText } from "../saved-lists/buildCountComparison.ts"
import { dollars } from "../shared/dollars.ts"
import { formatWholeNumber } from "../shared/formatWholeNumber.ts"
import { longDateText } from "./longDateText.ts"
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
  const people = countComparisonText(now.since)
  const totals = [then.figures.totalBeforeTax, today.figures.totalBeforeTax] as const
  return [
    ...changed("Records available", formatWholeNumber(then.available), formatWholeNumber(today.available)),
    ...(people === null || people === "no change" || then.available !== today.available
      ? []
      : [`The list has changed by area: ${people}.`]),
    ...changed("Records selected", formatWholeNumber(then.quantity), formatWholeNumber(today.quantity)),
    ...(differs(...totals) ? changed(CHARGES.beforeTax, dollars(totals[0]), dollars(totals[1])) : []),
    ...now.since.reasons,
  ]
}

/** Says whether an opened quote's prices are still valid. */
export const quoteValidityText = ({ isValid, sent }: OpenedQuote): string =>
  isValid
    ? `This quote's prices are valid until ${longDateText(sent.validUntil)}.`
    : `This quote has expired. It was valid until ${longDateText(sent.validUntil)}. Orders placed now use today's prices.`
