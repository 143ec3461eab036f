import type { Attribute } from "../../audience/attributes/Attribute.ts"
import type { Range } from "../../definition/Audience.ts"
import { isCriterionOnColumn } from "../../definition/criterionColumns.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { BreakdownRow } from "../questions/Breakdown.ts"
import type { Relaxation } from "../questions/Suggestion.ts"
import {
  compareValues,
  isOrdered,
  isWithinRange,
  type SortableType,
  rangeRefusal,
} from "../evaluator/isWithinRange.ts"

/** Values in order, each with the number of records that it would bring in. */
type Values = ReadonlyArray<{ readonly value: string; readonly records: number }>
type Ranges = readonly [Range, ...ReadonlyArray<Range>]

/** Returns the range that sorts first. */
const firstBy = (ranges: Ranges, comesBefore: (one: Range, other: Range) => boolean): Range =>
  ranges.reduce((best, range) => (comesBefore(range, best) ? range : best))

/** Extends the lowest range down and the highest range up to the given values; gaps between ranges stay excluded. */
const reaching = (
  ranges: Ranges,
  [lowest, from]: readonly [Range, string],
  [highest, to]: readonly [Range, string],
): Ranges => {
  const widened = (range: Range): Range => ({
    from: range === lowest ? from : range.from,
    to: range === highest ? to : range.to,
  })
  const [first, ...others] = ranges
  return [widened(first), ...others.map(widened)]
}

/**
 * Widens the ranges at both ends at once, by one known value per end and step, until the number of added records is as
 * close as possible to `missing`. An end without further values is left unchanged.
 */
const widenedRanges = (
  inputType: SortableType,
  ranges: Ranges,
  values: Values,
  missing: number,
): Ranges | null => {
  const lowest = firstBy(ranges, (one, other) => compareValues(inputType, one.from, other.from) < 0)
  const highest = firstBy(ranges, (one, other) => compareValues(inputType, one.to, other.to) > 0)
  const below = values.filter(({ value }) => compareValues(inputType, value, lowest.from) < 0).toReversed()
  const above = values.filter(({ value }) => compareValues(inputType, value, highest.to) > 0)
  const most = Math.max(below.length, above.length)
  if (most === 0) return null
  const bring = (step: number): number => (below[step]?.records ?? 0) + (above[step]?.records ?? 0)
  let steps = 1
  let brought = bring(0)
  while (steps < most && Math.abs(brought + bring(steps) - missing) < Math.abs(brought - missing)) {
    brought += bring(steps)
    steps += 1
  }
  const end = (side: Values, otherwise: string): string =>
    side[Math.min(steps, side.length) - 1]?.value ?? otherwise
  return reaching(ranges, [lowest, end(below, lowest.from)], [highest, end(above, highest.to)])
}

/**
 * Returns the value that brings in the number of records closest to `missing`; of equally close values, the one that
 * brings in more records, then the first.
 */
const nearestValue = (values: Values, missing: number): string | null => {
  const distance = (records: number): number => Math.abs(records - missing)
  const [nearest] = values.toSorted(
    (a, b) => distance(a.records) - distance(b.records) || b.records - a.records,
  )
  return nearest?.value ?? null
}

/**
 * Finds a wider range or one more value of a column that brings in about `missing` more records (1 or more). `rows` is
 * the breakdown of the definition without its criteria on the column. Returns null if the definition doesn't use the
 * column, or the column has no more records to bring in.
 */
export const widenColumn = (
  definition: CanonicalDefinition,
  column: Attribute,
  rows: ReadonlyArray<BreakdownRow>,
  missing: number,
): Relaxation | null => {
  const { inputType } = column
  const asked = definition.audience.criteria.filter(isCriterionOnColumn(column.column))
  const chosen = asked.flatMap((one) => (one.kind === "values" ? one.values : []))
  const known = rows.flatMap(({ records, value }) => (value === null ? [] : [{ value, records }]))
  if (!isOrdered(inputType)) {
    const value = nearestValue(
      known.filter((one) => !chosen.includes(one.value)),
      missing,
    )
    return chosen.length === 0 || value === null ? null : { kind: "addValue", column: column.column, value }
  }
  const [first, ...others] = asked.flatMap((one): ReadonlyArray<Range> => {
    if (one.kind === "ranges") return one.ranges
    return one.kind === "values" ? one.values.map((value) => ({ from: value, to: value })) : []
  })
  if (first === undefined) return null
  const allowed = known.filter(
    ({ value }) => rangeRefusal(column, inputType, { from: value, to: value }) === null,
  )
  const outside = allowed.filter(
    ({ value }) => ![first, ...others].some((range) => isWithinRange(inputType, value, range)),
  )
  const ranges = widenedRanges(inputType, [first, ...others], outside, missing)
  return ranges === null
    ? null
    : { kind: "widenRange", column: column.column, ranges: [ranges[0], ...ranges.slice(1)] }
}
