import { Result } from "effect"
import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import { hasSelectedIndustry } from "../../audience/industries/hasSelectedIndustry.ts"
import type { ColumnCriterion, Range } from "../../definition/Audience.ts"
import { combineIndustryCriteria } from "./combineIndustryCriteria.ts"
import type { Gazetteer } from "./Gazetteer.ts"
import { isOrdered, isWithinRange, type SortableType, rangeRefusal } from "./isWithinRange.ts"
import type { SelectionRefusal } from "./SelectionRefusal.ts"
import { type RecordTest, recordValues } from "./UniverseRecord.ts"

type Tested = Result.Result<RecordTest, SelectionRefusal>

const misplaced = ({ column }: Attribute, kind: ColumnCriterion["kind"]): Tested =>
  Result.fail({ _tag: "CriterionMisplaced", column, kind })

/** Builds the test for one of the chosen values; a radio column accepts only one. */
const listTest = (column: Attribute, criteria: ReadonlyArray<ColumnCriterion>): Tested => {
  const wanted = new Set<string>()
  for (const criterion of criteria) {
    if (criterion.kind !== "values") return misplaced(column, criterion.kind)
    for (const value of criterion.values) {
      if (!column.values.some((known) => known.value === value))
        return Result.fail({ _tag: "ValueUnknown", column: column.column, value })
      wanted.add(value)
    }
  }
  if (column.inputType === "radio" && wanted.size > 1)
    return Result.fail({ _tag: "OneValueOnly", column: column.column })
  return Result.succeed((record) => recordValues(record, column).some((value) => wanted.has(value)))
}

/** Builds the test for a value in one of the ranges; a single value is the range from itself to itself. */
const rangeTest = (
  column: Attribute,
  inputType: SortableType,
  criteria: ReadonlyArray<ColumnCriterion>,
): Tested => {
  const ranges: Array<Range> = []
  for (const criterion of criteria) {
    if (criterion.kind === "industries") return misplaced(column, criterion.kind)
    if (criterion.kind === "ranges") ranges.push(...criterion.ranges)
    else ranges.push(...criterion.values.map((value) => ({ from: value, to: value })))
  }
  for (const range of ranges) {
    const refused = rangeRefusal(column, inputType, range)
    if (refused !== null) return Result.fail(refused)
  }
  return Result.succeed((record) =>
    recordValues(record, column).some((value) =>
      ranges.some((range) => isWithinRange(inputType, value, range)),
    ),
  )
}

/**
 * Builds the test for an industry within an added node of the tree (any industry if no node is added) and for no
 * industry within an omitted node.
 */
const industryTest = (
  column: Attribute,
  criteria: ReadonlyArray<ColumnCriterion>,
  { industries }: Gazetteer,
): Tested =>
  Result.map(
    combineIndustryCriteria(column, criteria, industries),
    (chosen) => (record) => hasSelectedIndustry(chosen, recordValues(record, column)),
  )

/**
 * Builds the test for one column's criteria. They're alternatives; omitted industries are subtracted from all of them.
 * A record with an unknown value doesn't match.
 */
export const columnTest = (
  column: Attribute,
  criteria: ReadonlyArray<ColumnCriterion>,
  gazetteer: Gazetteer,
): Tested => {
  const { inputType } = column
  if (isOrdered(inputType)) return rangeTest(column, inputType, criteria)
  return INPUT_TYPES[inputType].entry === "industries"
    ? industryTest(column, criteria, gazetteer)
    : listTest(column, criteria)
}
