import { DateTime } from "effect"
import type { Criterion } from "../definition/Audience.ts"
import type { Attribute } from "./attributes/Attribute.ts"

/** A filter that the site sets for a source's new lists: an attribute's values, or its most recent months. */
export type InitialFilter =
  | { readonly column: string; readonly values: ReadonlyArray<string> }
  | { readonly column: string; readonly lastMonths: number }

const compact = (isoDay: string): string => isoDay.replaceAll("-", "")
const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`

/**
 * Returns the range of the most recent months of a date column, both ends included: up to today, or to the column's
 * last day if that's earlier.
 */
const latest = ({ max, min }: Pick<Attribute, "max" | "min">, months: number, today: string) => {
  const now = compact(today)
  const to = max !== null && max < now ? max : now
  const from = compact(DateTime.formatIsoDate(DateTime.subtract(DateTime.makeUnsafe(dashed(to)), { months })))
  return { from: min !== null && from < min ? min : from, to }
}

/**
 * Returns the criteria that a new list starts with. A filter is skipped if the source doesn't offer its attribute or
 * values, or if the attribute doesn't contain dates. `today` is an ISO day.
 */
export const initialCriteria = (
  filters: ReadonlyArray<InitialFilter>,
  columns: ReadonlyArray<Attribute>,
  today: string,
): ReadonlyArray<Criterion> =>
  filters.flatMap((filter): ReadonlyArray<Criterion> => {
    const { column } = filter
    const known = columns.find((one) => one.column === column)
    if (known === undefined) return []
    if ("values" in filter) {
      const [first, ...others] = filter.values.filter((value) =>
        known.values.some((one) => one.value === value),
      )
      return first === undefined ? [] : [{ kind: "values", column, values: [first, ...others] }]
    }
    if (known.inputType !== "date") return []
    return [{ kind: "ranges", column, ranges: [latest(known, filter.lastMonths, today)] }]
  })
