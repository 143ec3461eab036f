import { Result } from "effect"
import type { Audience, ColumnCriterion, Range } from "../definition/Audience.ts"
import { isCriterionOnColumn } from "../definition/criterionColumns.ts"
import type { Attribute } from "./attributes/Attribute.ts"
import { INPUT_TYPES } from "./attributes/inputTypeRows.ts"

/** A radio column accepts a single value, and another one is already chosen [ob5-radio]. */
export interface SingleChoiceConflict {
  readonly _tag: "OnlyOneItem"
  readonly column: string
}

/** Replaces a column's criterion in place, or appends it; null removes it. */
export const withCriterion = (
  audience: Audience,
  column: string,
  criterion: ColumnCriterion | null,
): Audience => {
  const isOfIt = isCriterionOnColumn(column)
  const there = audience.criteria.some(isOfIt)
  if (criterion === null) return clearColumn(audience, column)
  return {
    ...audience,
    criteria: there
      ? audience.criteria.map((other) => (isOfIt(other) ? criterion : other))
      : [...audience.criteria, criterion],
  }
}

/** Returns a column's chosen values, in the order chosen. */
export const selectedValues = (audience: Audience, column: string): ReadonlyArray<string> =>
  audience.criteria.flatMap((other) =>
    other.kind === "values" && other.column === column ? other.values : [],
  )

/** Returns a column's chosen ranges. */
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

/** Adds values to a column; a radio column accepts only one and rejects a second [ob5-radio]. */
export const selectValues = (
  audience: Audience,
  column: Pick<Attribute, "column" | "inputType">,
  values: ReadonlyArray<string>,
): Result.Result<Audience, SingleChoiceConflict> => {
  const chosen = new Set([...selectedValues(audience, column.column), ...values])
  return INPUT_TYPES[column.inputType].entry === "oneValue" && chosen.size > 1
    ? Result.fail({ _tag: "OnlyOneItem", column: column.column })
    : Result.succeed(setValues(audience, column.column, [...chosen]))
}

/** Removes values from a column; if no values are left, removes the column's criterion. */
export const deselectValues = (audience: Audience, column: string, values: ReadonlyArray<string>): Audience =>
  setValues(
    audience,
    column,
    selectedValues(audience, column).filter((value) => !values.includes(value)),
  )

/** Sets a column's ranges; an empty array removes the column's criterion. Check the ranges with `checkRange` first. */
export const setRanges = (audience: Audience, column: string, ranges: ReadonlyArray<Range>): Audience => {
  const [first, ...others] = ranges
  return withCriterion(
    audience,
    column,
    first === undefined ? null : { kind: "ranges", column, ranges: [first, ...others] },
  )
}

/** Removes all of a column's criteria; criteria on several flag columns remain. */
export const clearColumn = (audience: Audience, column: string): Audience => ({
  ...audience,
  criteria: audience.criteria.filter((other) => !isCriterionOnColumn(column)(other)),
})

/**
 * Switches between all households, with one record each, and individuals. The criteria are preserved for switching
 * back.
 */
export const setAllHouseholds = (audience: Audience, allHouseholds: boolean): Audience => ({
  ...audience,
  unit: allHouseholds ? "allHouseholds" : "individuals",
})
