import { Result } from "effect"
import type { Audience, ColumnCriterion, Range } from "../definition/Audience.ts"
import { isOfColumn } from "../definition/criterionColumns.ts"
import type { DemoColumn } from "./attributes/DemoColumn.ts"
import { INPUT_TYPES } from "./attributes/inputTypeRows.ts"

/** A radio column holds one value, and another one is chosen already [ob5-radio]. */
export interface OnlyOneItem {
  readonly _tag: "OnlyOneItem"
  readonly column: string
}

/** Puts a column's criterion in place of the one it had, where that stood, or at the end; null takes it away. */
export const withCriterion = (
  audience: Audience,
  column: string,
  criterion: ColumnCriterion | null,
): Audience => {
  const isOfIt = isOfColumn(column)
  const there = audience.criteria.some(isOfIt)
  if (criterion === null) return clearColumn(audience, column)
  return {
    ...audience,
    criteria: there
      ? audience.criteria.map((other) => (isOfIt(other) ? criterion : other))
      : [...audience.criteria, criterion],
  }
}

/** The values chosen of a column, in the order chosen. */
export const selectedValues = (audience: Audience, column: string): ReadonlyArray<string> =>
  audience.criteria.flatMap((other) =>
    other.kind === "values" && other.column === column ? other.values : [],
  )

/** The ranges chosen of a column. */
export const selectedRanges = (audience: Audience, column: string): ReadonlyArray<Range> =>
  audience.criteria.flatMap((other) =>
    other.kind === "ranges" && other.column === column ? other.ranges : [],
  )

const setValues = (audience: Audience, column: string, values: ReadonlyArray<string>): Audience => {
  const [first, ...others] = new Set(values)
  return withCriterion(
    audience,
    column,
    first === undefined ? null : { kind: "values", column, values: [first, ...others] },
  )
}

/** Adds values of a column; a radio column takes only one and refuses a second [ob5-radio]. */
export const selectValues = (
  audience: Audience,
  column: Pick<DemoColumn, "column" | "inputType">,
  values: ReadonlyArray<string>,
): Result.Result<Audience, OnlyOneItem> => {
  const chosen = new Set([...selectedValues(audience, column.column), ...values])
  return INPUT_TYPES[column.inputType].entry === "oneValue" && chosen.size > 1
    ? Result.fail({ _tag: "OnlyOneItem", column: column.column })
    : Result.succeed(setValues(audience, column.column, [...chosen]))
}

/** Takes values of a column away; without any value the column is no longer a criterion. */
export const unselectValues = (audience: Audience, column: string, values: ReadonlyArray<string>): Audience =>
  setValues(
    audience,
    column,
    selectedValues(audience, column).filter((value) => !values.includes(value)),
  )

/** Sets the ranges of a column; an empty array removes the column's criterion. Check them with `checkRange` first. */
export const setRanges = (audience: Audience, column: string, ranges: ReadonlyArray<Range>): Audience => {
  const [first, ...others] = ranges
  return withCriterion(
    audience,
    column,
    first === undefined ? null : { kind: "ranges", column, ranges: [first, ...others] },
  )
}

/** Takes every criterion of a column away; those of several flag columns stay. */
export const clearColumn = (audience: Audience, column: string): Audience => ({
  ...audience,
  criteria: audience.criteria.filter((other) => !isOfColumn(column)(other)),
})

/** One record a household. The criteria are kept, so that going back to individuals finds them. */
export const setAllHouseholds = (audience: Audience, allHouseholds: boolean): Audience => ({
  ...audience,
  unit: allHouseholds ? "allHouseholds" : "individuals",
})
