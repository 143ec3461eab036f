import { DateTime } from "effect"

/** The day this many days after an ISO day; before it, when `days` is negative. */
export const daysAfter = (isoDay: string, days: number): string =>
  DateTime.formatIsoDateUtc(DateTime.add(DateTime.makeUnsafe(isoDay), { days }))
