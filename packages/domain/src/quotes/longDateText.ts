import { DateTime } from "effect"

const FORM = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** Formats an ISO date for a letter: 'November 26, 2026'. */
export const longDateText = (isoDay: string): string =>
  FORM.format(DateTime.toEpochMillis(DateTime.makeUnsafe(isoDay)))
