import { daysAfter } from "../shared/daysAfter.ts"
import { DateTime, Option } from "effect"

/** A first and a last day, both included. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** Checks that a text is an ISO day that exists: '2026-02-28', but neither '2026-02-30' nor '2026-2-3'. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Option.exists(DateTime.make(text), (day) => DateTime.formatIsoDateUtc(day) === text)

/** A day as people write it, MM/DD/YYYY, as an ISO day; undefined when the calendar has no such day. */
export const isoDayOf = (written: string): string | undefined => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written) ?? []
  const isoDay = `${year}-${month}-${day}`
  return isIsoDay(isoDay) ? isoDay : undefined
}

const DAYS_BACK = 7

/** An ISO day as people read it: MM/DD/YYYY [ob9-suppression-paging]. */
export const displayDay = (isoDay: string): string =>
  `${isoDay.slice(5, 7)}/${isoDay.slice(8, 10)}/${isoDay.slice(0, 4)}`

/**
 * The days that a date suppression starts with, both included: from 7 days ago to today, 8 days in all. ISO days;
 * `today` is one in the site's time zone [ob9-suppression-paging].
 */
export const defaultSuppressionDays = (today: string): Days => ({
  start: daysAfter(today, -DAYS_BACK),
  end: today,
})
