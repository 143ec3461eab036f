import { DateTime, Option } from "effect"

/** A first and a last day, both included. */
export interface Days {
  readonly start: string
  readonly end: string
}

/** Whether a text is an ISO day that the calendar has: '2026-02-28', but neither '2026-02-30' nor '2026-2-3'. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  Option.exists(DateTime.make(text), (day) => DateTime.formatIsoDateUtc(day) === text)

/** A day as people write it, MM/DD/YYYY, as an ISO day; undefined when the calendar has no such day. */
export const isoDayOf = (written: string): string | undefined => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(written) ?? []
  const isoDay = `${year}-${month}-${day}`
  return isIsoDay(isoDay) ? isoDay : undefined
}
