import { dollars } from "../../shared/dollars.ts"
import { recordCountText } from "../../shared/recordCountText.ts"
import type { ChangeOutcome } from "./PricedSuggestions.ts"

const signOf = (isLess: boolean): string => (isLess ? "−" : "+")

/** Formats a price difference in dollars: '+$3.10', '−$3.10', 'same price'. */
export const priceDifferenceText = (difference: string): string =>
  difference === "0.00"
    ? "same price"
    : `${signOf(difference.startsWith("-"))}${dollars(difference.replace(/^-/, ""))}`

/** Formats the effect of a change: '+90 records, +$3.10', '−1 record, same price', '+90 records' without a price. */
export const outcomeText = ({ price, recordsDifference }: ChangeOutcome): string => {
  const records = `${signOf(recordsDifference < 0)}${recordCountText(Math.abs(recordsDifference))}`
  return price === null ? records : `${records}, ${priceDifferenceText(price.difference)}`
}

/** Formats the number of records left after a change, with the price difference: '443 records, −$3.10'. */
export const remainderText = ({ price, records }: ChangeOutcome): string =>
  price === null
    ? recordCountText(records)
    : `${recordCountText(records)}, ${priceDifferenceText(price.difference)}`

/** Formats a list's total after a change: '596 records for $38.10', '596 records' without a price. */
export const outcomeTotalText = ({ price, records }: ChangeOutcome): string =>
  price === null
    ? recordCountText(records)
    : `${recordCountText(records)} for ${dollars(price.totalBeforeTax)}`
