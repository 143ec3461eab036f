import type { FieldProblems } from "../shared/FieldProblems.ts"
import { CARD_EXPIRED } from "./Notices.ts"
import type { expiryYearsReading } from "../shared/readings.ts"

/** The form for entering a card: the account's or the order's. */
export type ExpiryForm = "account" | "order"
export type ExpiryYearsReading = (typeof expiryYearsReading.options)[number]

/**
 * The number of years after the current one that each form offers [p5-card-expiry-years] [p9-card-limits] [ob5-expiry].
 */
const YEARS_AHEAD: Readonly<Record<ExpiryForm, number>> = { account: 6, order: 10 }

/** The expiration years that a card form offers. */
export interface ExpiryYears {
  /** The years, in ascending order, starting with the current one. */
  readonly years: ReadonlyArray<number>
  readonly default: number
}

/** Returns a card form's initial expiration year, which is next year [p5-card-expiry-years]. */
export const defaultExpiryYear = (currentYear: number): number => currentYear + 1

/** Returns the expiration years that a card form offers, and its initial year. [p5-card-expiry-years] [ob5-expiry] */
export const expiryYears = (
  form: ExpiryForm,
  currentYear: number,
  reading: ExpiryYearsReading,
): ExpiryYears => ({
  years: Array.from(
    { length: YEARS_AHEAD[reading === "byForm" ? form : reading] + 1 },
    (_, index) => currentYear + index,
  ),
  default: defaultExpiryYear(currentYear),
})

/** The months that a card form offers [p5-card-expiry-years]. */
export const EXPIRY_MONTHS: ReadonlyArray<number> = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/**
 * Returns the expiration year to use, replacing a past year with the current one, both when a card form is opened and
 * when its card is sent [ob5-expiry].
 */
export const currentOrLaterYear = (year: number, currentYear: number): number => Math.max(year, currentYear)

/**
 * Returns whether an expiration month has passed. In `now`, the month is 1 to 12. A card is valid until the end of the
 * month printed on it.
 */
export const isExpired = (expiry: Expiry, now: Expiry): boolean =>
  expiry.year < now.year || (expiry.year === now.year && expiry.month < now.month)

/**
 * Returns the problems with a card's expiration date as sent, after a past year is replaced by the current one. An
 * empty date isn't a problem here.
 */
export const expiryProblems = (
  { expiryMonth, expiryYear }: { readonly expiryMonth: number | null; readonly expiryYear: number | null },
  now: Expiry,
): FieldProblems<"expiryMonth"> =>
  expiryMonth !== null &&
  expiryYear !== null &&
  isExpired({ month: expiryMonth, year: currentOrLaterYear(expiryYear, now.year) }, now)
    ? { expiryMonth: CARD_EXPIRED }
    : {}

/** The month in which a card expires. */
export interface Expiry {
  /** The month, 1 to 12. */
  readonly month: number
  readonly year: number
}

/**
 * Parses an expiration date typed as 'month/year'. A two-digit year is in this century, and a past year becomes the
 * current one. Returns null if the text doesn't have this format or the month isn't 1 to 12 [ob5-expiry].
 */
export const parseExpiry = (text: string, currentYear: number): Expiry | null => {
  const parts = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text)
  if (parts === null) return null
  const month = Number(parts[1])
  const typed = Number(parts[2])
  if (month < 1 || month > 12) return null
  return { month, year: currentOrLaterYear(typed < 100 ? 2000 + typed : typed, currentYear) }
}
