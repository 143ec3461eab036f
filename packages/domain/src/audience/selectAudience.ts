import { Result } from "effect"
import type { Audience, ColumnCriterion, Range } from "../definition/Audience.ts"
import { isOfColumn } from "../definition/criterionColumns.ts"
import type { DemoColumn } from "./attributes/DemoColumn.ts"
import { INPUT_TYPES } from "./attributes/inputTypeRows.ts"

/** A radio column takes a single value, and another one is already chosen [ob5-radio]. */
export interface OnlyOneItem {
  readonly _tag: "OnlyOneItem"
  readonly column: string
}

/** Replaces a column's criterion in its place, or appends it; null removes it. */
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

/** Returns the chosen values of a column, in the order in which they were chosen. */
export const selectedValues = (audience: Audience, column: string): ReadonlyArray<string> =>
  audience.criteria.flatMap((other) =>
    other.kind === "values" && other.column === column ? other.values : [],
  )

/** Returns the chosen ranges of a column. */
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

/** Removes values of a column; if none is left, removes the column's criterion. */
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

/** Removes every criterion of a column; criteria on several flag columns stay. */
export const clearColumn = (audience: Audience, column: string): Audience => ({
  ...audience,
  criteria: audience.criteria.filter((other) => !isOfColumn(column)(other)),
})

/** Switches between all households, with one record each, and individuals. The criteria are kept for switching back. */
export const setAllHouseholds = (audience: Audience, allHouseholds: boolean): Audience => ({
  ...audience,
  unit: allHouseholds ? "allHouseholds" : "individuals",
})
