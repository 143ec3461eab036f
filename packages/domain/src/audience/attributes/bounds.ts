import { BigDecimal, Option } from "effect"
import type { Attribute } from "./Attribute.ts"
import { compareStrings } from "../../definition/sortUniqueStrings.ts"

/** The first and last value of a column; null if unbounded. */
export type ColumnBounds = Pick<Attribute, "min" | "max">

const within = (text: string, from: number, to: number): boolean => Number(text) >= from && Number(text) <= to

/** The years of dates and month-years, both inclusive [ob9-years]. */
export const DATE_YEAR_RANGE = { first: 1000, last: 2099 } as const
/** The range of standalone years, both inclusive, unless their column includes earlier or later ones [ob9-years]. */
export const YEAR_RANGE = { first: 1900, last: 2099 } as const

/** Returns whether a string is a date: 8 digits, with months 1 to 12 and days 1 to 31 in every month [ob5-formats]. */
export const isDate = (text: string): boolean =>
  /^\d{8}$/.test(text) &&
  within(text.slice(0, 4), DATE_YEAR_RANGE.first, DATE_YEAR_RANGE.last) &&
  within(text.slice(4, 6), 1, 12) &&
  within(text.slice(6), 1, 31)

/** Returns whether a string is a month and year: 6 digits, month first [ob5-formats]. */
export const isMonthYear = (text: string): boolean =>
  /^\d{6}$/.test(text) &&
  within(text.slice(0, 2), 1, 12) &&
  within(text.slice(2), DATE_YEAR_RANGE.first, DATE_YEAR_RANGE.last)

/** Returns whether a string is a year that some column may contain, regardless of the column's own bounds. */
export const isYear = (text: string): boolean => /^\d{4}$/.test(text) && Number(text) >= DATE_YEAR_RANGE.first

/**
 * Returns whether a column accepts a year: from 1900 to 2099, and earlier or later ones if its own bounds extend that
 * far [ob5-formats].
 */
export const isYearWithinBounds = ({ max, min }: ColumnBounds, text: string): boolean =>
  isYear(text) &&
  (Number(text) >= YEAR_RANGE.first || (min !== null && Number(min) < YEAR_RANGE.first)) &&
  (Number(text) <= YEAR_RANGE.last || (max !== null && Number(max) > YEAR_RANGE.last))

/** Returns whether a string is a two-digit month [ob5-formats]. */
export const isMonth = (text: string): boolean => /^\d{2}$/.test(text) && within(text, 1, 12)

/** Returns whether a string is a nonnegative whole number or an amount with cents [ob5-formats]. */
export const isNumber = (text: string): boolean => /^\d+(\.\d{1,2})?$/.test(text)

/** Returns whether a string isn't blank. */
export const isNotBlank = (text: string): boolean => text.trim() !== ""

/** Compares two values as text. */
export const compareAsText: (a: string, b: string) => number = compareStrings

/** Compares two month-years, year first. */
export const compareMonthYears = (a: string, b: string): number => {
  const byYear = (text: string): string => text.slice(2) + text.slice(0, 2)
  return compareStrings(byYear(a), byYear(b))
}

/** Compares two values as numbers, or as text if either isn't a number. */
export const compareAsNumbers = (a: string, b: string): number => {
  const left = Option.getOrUndefined(BigDecimal.fromString(a))
  const right = Option.getOrUndefined(BigDecimal.fromString(b))
  return left === undefined || right === undefined ? compareStrings(a, b) : BigDecimal.Order(left, right)
}
