import { formatWholeNumber } from "../../shared/formatWholeNumber.ts"
import { dollars } from "../../shared/dollars.ts"
import type { Price } from "./Price.ts"

/**
 * Describes the effect of ordering more if the price per record drops: '77 more records make each record cheaper: 1,000
 * for $131.20 instead of 923 for $130.75.' Returns null if there's no cheaper price.
 */
export const nextBracketText = ({
  figures,
  nextBracket,
  quantity,
}: Pick<Price, "nextBracket" | "quantity"> & {
  readonly figures: Pick<Price["figures"], "totalBeforeTax">
}): string | null => {
  if (nextBracket === null) return null
  const now = `${formatWholeNumber(quantity)} for ${dollars(figures.totalBeforeTax)}`
  const then = `${formatWholeNumber(nextBracket.quantity)} for ${dollars(nextBracket.totalBeforeTax)}`
  const more = nextBracket.quantity - quantity
  if (nextBracket.difference.startsWith("-"))
    return `Ordering more costs less: ${then} instead of ${now}. You save ${dollars(nextBracket.difference.slice(1))}.`
  const records = `${formatWholeNumber(more)} more ${more === 1 ? "record" : "records"}`
  return Number(nextBracket.difference) === 0
    ? `${records} for the same price: ${then}.`
    : `${records} ${more === 1 ? "makes" : "make"} each record cheaper: ${then} instead of ${now}.`
}
