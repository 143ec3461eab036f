import type { Criterion, Range } from "./Audience.ts"
import { grouped } from "../shared/grouped.ts"
import { compareTexts, sortedTexts } from "./sortedTexts.ts"

const byBounds = (a: Range, b: Range): number => compareTexts(a.from, b.from) || compareTexts(a.to, b.to)

const sortedRanges = (ranges: ReadonlyArray<Range>): ReadonlyArray<Range> => {
  const inOrder = ranges.map(({ from, to }): Range => ({ from, to })).toSorted(byBounds)
  return inOrder.filter((range, at) => {
    const before = inOrder[at - 1]
    return before === undefined || byBounds(before, range) !== 0
  })
}

/** Merges all criteria of one column into at most one criterion of each kind. */
const ofColumn = (column: string, criteria: ReadonlyArray<Criterion>): ReadonlyArray<Criterion> => {
  const [value, ...values] = sortedTexts(criteria.flatMap((one) => (one.kind === "values" ? one.values : [])))
  const [range, ...ranges] = sortedRanges(
    criteria.flatMap((one) => (one.kind === "ranges" ? one.ranges : [])),
  )
  const industries = criteria.filter((one) => one.kind === "industries")
  const added = sortedTexts(industries.flatMap((one) => one.added))
  const omitted = sortedTexts(industries.flatMap((one) => one.omitted))
  return [
    ...(industries.length === 0 ? [] : [{ kind: "industries", column, added, omitted } as const]),
    ...(range === undefined ? [] : [{ kind: "ranges", column, ranges: [range, ...ranges] } as const]),
    ...(value === undefined ? [] : [{ kind: "values", column, values: [value, ...values] } as const]),
  ]
}

/**
 * Criteria by column, with sorted and distinct values. Several of one kind on one column are alternatives, and so one
 * criterion. spec: decisions, Counting
 */
export const canonicalCriteria = (criteria: ReadonlyArray<Criterion>): ReadonlyArray<Criterion> =>
  [...grouped(criteria, ({ column }) => column)]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .flatMap(([column, ofIt]) => ofColumn(column, ofIt))
