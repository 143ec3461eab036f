import type { InputType } from "@listwright/domain/audience"

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

const monthName = (twoDigits: string): string => MONTHS[Number(twoDigits) - 1] ?? twoDigits

/** A bound as people read it; the definition keeps it in the column's input format. Dates as MM/DD/YYYY. */
export const boundText = (inputType: InputType, bound: string): string => {
  switch (inputType) {
    case "date":
      return `${bound.slice(4, 6)}/${bound.slice(6, 8)}/${bound.slice(0, 4)}`
    case "monthYear":
      return `${bound.slice(0, 2)}/${bound.slice(2)}`
    case "month":
      return monthName(bound)
    case "number":
      return /^\d{5,}$/.test(bound) ? Number(bound).toLocaleString("en-US") : bound
    default:
      return bound
  }
}

/** 'from to to', or the one bound when both are the same. */
export const rangeLabel = (
  inputType: InputType,
  range: { readonly from: string; readonly to: string },
): string => {
  const from = boundText(inputType, range.from)
  return range.from === range.to ? from : `${from} to ${boundText(inputType, range.to)}`
}

/** What a bound must look like, for the hint under the boxes. */
export const boundFormat = (inputType: InputType): string | null => {
  switch (inputType) {
    case "date":
      return "YYYYMMDD"
    case "monthYear":
      return "MMYYYY"
    case "year":
      return "YYYY"
    case "month":
      return "MM"
    default:
      return null
  }
}
