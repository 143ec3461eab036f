import { addDays } from "@listwright/domain/shared"
import type { SuppressionDayRange } from "@listwright/domain/suppression"
import { DateTime, type Option } from "effect"

/** The time span of whole days, from the start of the first day (inclusive) to the end of the last (exclusive). */
export interface TimeSpan {
  readonly from: Date
  readonly before: Date
}

/** Returns a time zone by its IANA name, if it exists. */
export const findTimeZone = (name: string): Option.Option<DateTime.TimeZone.Named> =>
  DateTime.zoneMakeNamed(name)

const startOf = (isoDay: string, zone: DateTime.TimeZone): Date => {
  const [year = 0, month = 1, day = 1] = isoDay.split("-").map(Number)
  const midnight = { year, month, day, hour: 0, minute: 0, second: 0, millisecond: 0 }
  return DateTime.toDateUtc(DateTime.makeZonedUnsafe(midnight, { timeZone: zone, adjustForTimeZone: true }))
}

/**
 * Returns the moments at which a range of days, inclusive, begins and ends in a time zone. If a clock change skips
 * midnight, the day begins right after the gap.
 */
export const toTimeSpan = ({ end, start }: SuppressionDayRange, zone: DateTime.TimeZone): TimeSpan => ({
  from: startOf(start, zone),
  before: startOf(addDays(end, 1), zone),
})

/** Returns the ISO date of a time in a time zone. */
export const formatIsoDay = (moment: Date, zone: DateTime.TimeZone): string =>
  DateTime.formatIsoDate(DateTime.makeZonedUnsafe(moment, { timeZone: zone }))
