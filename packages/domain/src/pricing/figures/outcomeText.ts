import { dollars } from "../../shared/dollars.ts"
import type { ChangeOutcome } from "./PricedSuggestions.ts"

const recordsText = (records: number): string =>
  `${records.toLocaleString("en-US")} ${records === 1 ? "record" : "records"}`

const signOf = (isLess: boolean): string => (isLess ? "−" : "+")

const differenceText = (difference: string): string =>
  difference === "0.00"
    ? "same price"
    : `${signOf(difference.startsWith("-"))}${dollars(difference.replace(/^-/, ""))}`

/** What a change brings, or takes: '+90 records, +$3.10', '−1 record, same price', '+90 records' without a price. */
export const outcomeText = ({ price, recordsDifference }: ChangeOutcome): string => {
  const records = `${signOf(recordsDifference < 0)}${recordsText(Math.abs(recordsDifference))}`
  return price === null ? records : `${records}, ${differenceText(price.difference)}`
}

/** What a change leaves: '443 records, −$3.10'. */
export const remainderText = ({ price, records }: ChangeOutcome): string =>
  price === null ? recordsText(records) : `${recordsText(records)}, ${differenceText(price.difference)}`

/** What a list comes to then: '596 records for $38.10', '596 records' without a price. */
export const outcomeTotalText = ({ price, records }: ChangeOutcome): string =>
  price === null ? recordsText(records) : `${recordsText(records)} for ${dollars(price.totalPretaxCost)}`
