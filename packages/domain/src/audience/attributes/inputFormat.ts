import type { InputType } from "./DemoColumn.ts"

const within = (text: string, from: number, to: number): boolean => Number(text) >= from && Number(text) <= to

/** Years of dates and month-years, both included. spec: order-builder §9 [ob9-years] */
export const DATE_YEARS = { first: 1000, last: 2099 } as const
/** Years that stand alone, both included. spec: order-builder §9 [ob9-years] */
export const YEARS = { first: 1900, last: 2099 } as const

/** 8 digits; months 1 to 12, days 1 to 31 in every month. */
const isDate = (text: string): boolean =>
  /^\d{8}$/.test(text) &&
  within(text.slice(0, 4), DATE_YEARS.first, DATE_YEARS.last) &&
  within(text.slice(4, 6), 1, 12) &&
  within(text.slice(6), 1, 31)

const isMonthYear = (text: string): boolean =>
  /^\d{6}$/.test(text) &&
  within(text.slice(0, 2), 1, 12) &&
  within(text.slice(2), DATE_YEARS.first, DATE_YEARS.last)

const isYear = (text: string): boolean => /^\d{4}$/.test(text) && within(text, YEARS.first, YEARS.last)

const isMonth = (text: string): boolean => /^\d{2}$/.test(text) && within(text, 1, 12)

/** Whole and not negative, or an amount with cents. */
const isNumber = (text: string): boolean => /^\d+(\.\d{1,2})?$/.test(text)

/**
 * Whether one bound, or the one value, of a column is written as its input type wants it. Empty never is.
 * spec: order-builder §5 (Formats) [ob5-formats], decisions (Counting and quantities)
 */
export const inputFormat = (inputType: InputType, text: string): boolean => {
  switch (inputType) {
    case "date":
      return isDate(text)
    case "number":
    case "single":
      return isNumber(text)
    case "monthYear":
      return isMonthYear(text)
    case "year":
      return isYear(text)
    case "month":
      return isMonth(text)
    case "list":
    case "sic":
    case "string":
    case "radio":
      return text.trim() !== ""
  }
}
