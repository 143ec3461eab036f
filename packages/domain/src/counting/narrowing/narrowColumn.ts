import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import type { ColumnCriterion, Range } from "../../definition/Audience.ts"
import { isCriterionOnColumn } from "../../definition/criterionColumns.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import type { BreakdownRow } from "../questions/Breakdown.ts"
import { compareValues, isOrdered, type SortableType } from "../evaluator/isWithinRange.ts"
import { findNearestRun } from "./findNearestRun.ts"
import type { Restriction } from "../questions/Restriction.ts"

/** Restricts the ranges to the part between two values, inclusive. */
const within = (
  inputType: SortableType,
  from: string,
  to: string,
  ranges: ReadonlyArray<Range>,
): ReadonlyArray<Range> =>
  ranges
    .map((range) => ({
      from: compareValues(inputType, range.from, from) < 0 ? from : range.from,
      to: compareValues(inputType, range.to, to) > 0 ? to : range.to,
    }))
    .filter((range) => compareValues(inputType, range.from, range.to) <= 0)

const criterionOf = (
  { column, inputType }: Attribute,
  values: ReadonlyArray<string>,
  asked: ReadonlyArray<ColumnCriterion>,
): ColumnCriterion | null => {
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined) return null
  const { narrowing } = INPUT_TYPES[inputType]
  if (narrowing === "values") return { kind: "values", column, values: [first, ...values.slice(1)] }
  if (narrowing === null || !isOrdered(inputType)) return null
  const ranges = asked.flatMap((criterion): ReadonlyArray<Range> => {
    if (criterion.kind === "ranges") return criterion.ranges
    return criterion.kind === "values" ? criterion.values.map((value) => ({ from: value, to: value })) : []
  })
  const [range, ...others] =
    ranges.length === 0 ? [{ from: first, to: last }] : within(inputType, first, last, ranges)
  return range === undefined ? null : { kind: "ranges", column, ranges: [range, ...others] }
}

/** A restriction and the number of records that it leaves. */
export interface NarrowingResult {
  readonly restriction: Restriction
  readonly records: number
}

/**
 * Finds the neighboring values of a column that leave the number of records closest to the wanted number, based on one
 * breakdown of the whole selection (`rows`, `total` records). Columns with several values per record, single choices,
 * and single numbers narrow to one value. Returns null if the column can't be narrowed this way.
 */
export const narrowColumn = (
  definition: CanonicalDefinition,
  column: Attribute,
  rows: ReadonlyArray<BreakdownRow>,
  total: number,
  wanted: number,
): NarrowingResult | null => {
  const asked = definition.audience.criteria.filter(isCriterionOnColumn(column.column))
  const chosen = new Set(asked.flatMap((one) => (one.kind === "values" ? one.values : [])))
  // A record with several values is in the rows of all of them, including values that the list does not ask for.
  const isSpread = rows.reduce((sum, { records }) => sum + records, 0) > total
  const known = rows.flatMap(({ records, value }) =>
    value === null || (isSpread && chosen.size > 0 && !chosen.has(value)) ? [] : [{ value, records }],
  )
  const { entry } = INPUT_TYPES[column.inputType]
  const isOne = isSpread || entry === "oneValue" || entry === "single"
  const run = findNearestRun(known, wanted, isOne)
  if (run === null) return null
  const values = known.slice(run.first, run.last + 1).map(({ value }) => value)
  const criterion = criterionOf(column, values, asked)
  return criterion === null
    ? null
    : { restriction: { kind: "narrowColumn", criterion }, records: run.records }
}
