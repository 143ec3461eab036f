import { DateTime } from "effect"

/** Returns the day this many days after an ISO date, or before it if `days` is negative. */
export const addDays = (isoDay: string, days: number): string =>
  DateTime.formatIsoDateUtc(DateTime.add(DateTime.makeUnsafe(isoDay), { days }))
