import {
  type ColumnCriterion,
  type Criterion,
  FLAG_VALUE,
  type FlagsCriterion,
  type Range,
} from "./Audience.ts"
import { isColumnCriterion } from "./criterionColumns.ts"
import { groupBy } from "../shared/groupBy.ts"
import { compareStrings, sortUniqueStrings } from "./sortUniqueStrings.ts"

const byBounds = (a: Range, b: Range): number => compareStrings(a.from, b.from) || compareStrings(a.to, b.to)

const sortedRanges = (ranges: ReadonlyArray<Range>): ReadonlyArray<Range> => {
  const inOrder = ranges.map(({ from, to }): Range => ({ from, to })).toSorted(byBounds)
  return inOrder.filter((range, at) => {
    const before = inOrder[at - 1]
    return before === undefined || byBounds(before, range) !== 0
  })
}

/** Merges all of a column's criteria into at most one criterion of each kind. */
const ofColumn = (
  column: string,
  criteria: ReadonlyArray<ColumnCriterion>,
): ReadonlyArray<ColumnCriterion> => {
  const [value, ...values] = sortUniqueStrings(
    criteria.flatMap((one) => (one.kind === "values" ? one.values : [])),
  )
  const [range, ...ranges] = sortedRanges(
    criteria.flatMap((one) => (one.kind === "ranges" ? one.ranges : [])),
  )
  const industries = criteria.filter((one) => one.kind === "industries")
  const added = sortUniqueStrings(industries.flatMap((one) => one.added))
  const omitted = sortUniqueStrings(industries.flatMap((one) => one.omitted))
  return [
    ...(industries.length === 0 ? [] : [{ kind: "industries", column, added, omitted } as const]),
    ...(range === undefined ? [] : [{ kind: "ranges", column, ranges: [range, ...ranges] } as const]),
    ...(value === undefined ? [] : [{ kind: "values", column, values: [value, ...values] } as const]),
  ]
}

/**
 * Splits a criterion requiring all of several flags into one criterion per flag, and reduces "any" of a single flag to
 * that flag.
 */
const flagByFlag = (criterion: Criterion): ReadonlyArray<Criterion> => {
  if (criterion.kind !== "flags") return [criterion]
  const [first = criterion.columns[0], ...others] = sortUniqueStrings(criterion.columns)
  const columns = [first, ...others] as const
  return criterion.match === "any" && others.length > 0
    ? [{ kind: "flags", match: "any", columns }]
    : columns.map((column) => ({ kind: "values", column, values: [FLAG_VALUE] }))
}

const keyOfFlags = ({ columns }: FlagsCriterion): string => columns.join(" ")

/** Removes duplicate criteria and sorts the rest by column. */
const distinctFlags = (flags: ReadonlyArray<FlagsCriterion>): ReadonlyArray<FlagsCriterion> => {
  const byKey = new Map(flags.map((one) => [keyOfFlags(one), one]))
  return [...byKey].toSorted(([a], [b]) => compareStrings(a, b)).map(([, one]) => one)
}

/**
 * Returns criteria in canonical form: by column, with sorted and distinct values. Criteria of the same kind on a column
 * are alternatives, so they're merged into one. Criteria on several flag columns come last.
 */
export const canonicalCriteria = (criteria: ReadonlyArray<Criterion>): ReadonlyArray<Criterion> => {
  const all = criteria.flatMap(flagByFlag)
  return [
    ...[...groupBy(all.filter(isColumnCriterion), ({ column }) => column)]
      .toSorted(([a], [b]) => compareStrings(a, b))
      .flatMap(([column, ofIt]) => ofColumn(column, ofIt)),
    ...distinctFlags(all.filter((one) => one.kind === "flags")),
  ]
}
