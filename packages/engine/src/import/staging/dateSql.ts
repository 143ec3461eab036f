import type { DateFormat } from "../mapping/Mapping.ts"
import { matchesSql } from "./Field.ts"

/** Returns SQL for a part of a date in the given format. */
const part = (value: string, format: DateFormat, letters: "YYYY" | "MM" | "DD"): string =>
  `substr(${value}, ${format.indexOf(letters) + 1}, ${letters.length})`

const patternOf = (format: DateFormat): string =>
  format.replace("YYYY", "[0-9]{4}").replace("MM", "[0-9]{2}").replace("DD", "[0-9]{2}")

/**
 * Returns SQL for YYYYMMDD, or YYYYMM for a format without days; NULL if the value is malformed or the date doesn't
 * exist.
 */
export const dateSql = (value: string, format: DateFormat): string => {
  const [year, month] = [part(value, format, "YYYY"), part(value, format, "MM")]
  const day = format.includes("DD") ? part(value, format, "DD") : null
  return `CASE WHEN ${matchesSql(value, patternOf(format))}
    AND TRY_CAST(${year} || '-' || ${month} || '-' || ${day ?? "'01'"} AS DATE) IS NOT NULL
    THEN (${year} || ${month}${day === null ? "" : ` || ${day}`})::UBIGINT END`
}
