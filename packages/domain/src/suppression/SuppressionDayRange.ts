import { addDays } from "../shared/addDays.ts"
import { DateTime, Option } from "effect"

/** A first and a last day, inclusive. */
export interface SuppressionDayRange {
  readonly start: string
  readonly end: string
}

/** Returns whether a string is an existing ISO date: '2026-02-28', but not '2026-02-30' or '2026-2-3'. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Option.exists(DateTime.make(text), (day) => DateTime.formatIsoDateUtc(day) === text)

/** Converts a date in MM/DD/YYYY format to an ISO date; undefined if the date doesn't exist. */
export const toIsoDay = (written: string): string | undefined => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written) ?? []
  const isoDay = `${year}-${month}-${day}`
  return isIsoDay(isoDay) ? isoDay : undefined
}

const DAYS_BACK = 7

/** Formats an ISO date for display: MM/DD/YYYY [ob9-suppression-paging]. */
export const displayDay = (isoDay: string): string =>
  `${isoDay.slice(5, 7)}/${isoDay.slice(8, 10)}/${isoDay.slice(0, 4)}`

/**
 * Returns the default days of a date suppression, inclusive: from 7 days ago to today, 8 days in all. ISO dates;
 * `today` is in the site's time zone [ob9-suppression-paging].
 */
export const defaultSuppressionDays = (today: string): SuppressionDayRange => ({
  start: addDays(today, -DAYS_BACK),
  end: today,
})
