import { DateTime } from "effect"

const FORM = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** An ISO day as a letter has it: 'November 26, 2026'. */
export const dayInWords = (isoDay: string): string =>
  FORM.format(DateTime.toEpochMillis(DateTime.makeUnsafe(isoDay)))
