import { type DateTime, Schema } from "effect"
import { toTimeSpan } from "../site/siteDays.ts"

/** The format version of a file, which a later server upgrades to its own. */
export const formatVersionSchema = <Version extends number>(version: Version) =>
  Schema.Literal(version).annotate({
    message: `must be ${version}, the format that this server reads; correct it, or start the server that wrote it`,
  })

const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z)?$/

/** A day, or a time in UTC, such as '2026-01-01' or '2026-01-01T08:00:00Z'. */
export const DateOrTimestamp = Schema.String.check(
  Schema.makeFilter((text) =>
    MOMENT.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text.slice(0, 10))
      ? undefined
      : `'${text}' isn't a date; use one like '2026-01-01', or a time like '2026-01-01T08:00:00Z'`,
  ),
)

/** Converts text to a date; a day begins at midnight in the site's time zone. */
export const parseDateOrTimestamp = (text: string, zone: DateTime.TimeZone): Date =>
  text.includes("T") ? new Date(text) : toTimeSpan({ start: text, end: text }, zone).from
