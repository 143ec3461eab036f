import { Result } from "effect"
import type { Audience, Criterion, FlagsCriterion, Range } from "../../definition/Audience.ts"
import {
  addIndustry,
  chosenIndustries,
  omitIndustry,
  removeIndustry,
} from "../industries/chooseIndustries.ts"
import { isCriterionOnColumn } from "../../definition/criterionColumns.ts"
import type { Attribute } from "./Attribute.ts"
import {
  type SingleChoiceConflict,
  selectedRanges,
  selectedValues,
  selectValues,
  setRanges,
  deselectValues,
} from "../selectAudience.ts"

const isSame = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to

/** Returns whether a criterion uses the same flags with the same match. */
const isSameFlags =
  ({ columns, match }: FlagsCriterion) =>
  (other: Criterion): boolean =>
    other.kind === "flags" &&
    other.match === match &&
    other.columns.toSorted().join(" ") === columns.toSorted().join(" ")

/**
 * Returns the parts of a criterion that an audience doesn't have yet, without duplicates; null if it has all of them.
 */
export const missingCriterionParts = (audience: Audience, criterion: Criterion): Criterion | null => {
  if (criterion.kind === "flags") return audience.criteria.some(isSameFlags(criterion)) ? null : criterion
  const { column } = criterion
  switch (criterion.kind) {
    case "values": {
      const held = selectedValues(audience, column)
      const [first, ...others] = criterion.values.filter((value) => !held.includes(value))
      return first === undefined ? null : { kind: "values", column, values: [first, ...others] }
    }
    case "ranges": {
      const held = selectedRanges(audience, column)
      const [first, ...others] = criterion.ranges.filter(
        (range, at) =>
          !held.some((one) => isSame(one, range)) &&
          criterion.ranges.findIndex((one) => isSame(one, range)) === at,
      )
      return first === undefined ? null : { kind: "ranges", column, ranges: [first, ...others] }
    }
    case "industries": {
      const held = chosenIndustries(audience, column)
      const added = criterion.added.filter((code) => !held.added.includes(code))
      const omitted = criterion.omitted.filter((code) => !held.omitted.includes(code))
      return added.length + omitted.length === 0 ? null : { kind: "industries", column, added, omitted }
    }
  }
}

/** Returns the parts of a criterion that an audience already has, without duplicates; null if it has none of them. */
export const existingCriterionParts = (audience: Audience, criterion: Criterion): Criterion | null => {
  if (criterion.kind === "flags") return audience.criteria.some(isSameFlags(criterion)) ? criterion : null
  const { column } = criterion
  switch (criterion.kind) {
    case "values": {
      const [first, ...others] = selectedValues(audience, column).filter((value) =>
        criterion.values.includes(value),
      )
      return first === undefined ? null : { kind: "values", column, values: [first, ...others] }
    }
    case "ranges": {
      const [first, ...others] = selectedRanges(audience, column).filter((range) =>
        criterion.ranges.some((one) => isSame(one, range)),
      )
      return first === undefined ? null : { kind: "ranges", column, ranges: [first, ...others] }
    }
    case "industries": {
      const held = chosenIndustries(audience, column)
      const added = held.added.filter((code) => criterion.added.includes(code))
      const omitted = held.omitted.filter((code) => criterion.omitted.includes(code))
      return added.length + omitted.length === 0 ? null : { kind: "industries", column, added, omitted }
    }
  }
}

/** Adds a criterion's missing alternatives to those of its column; a radio column rejects a second one. */
export const addCriterionParts = (
  audience: Audience,
  criterion: Criterion,
  inputType: Attribute["inputType"],
): Result.Result<Audience, SingleChoiceConflict> => {
  if (criterion.kind === "flags")
    return Result.succeed({ ...audience, criteria: [...audience.criteria, criterion] })
  const { column } = criterion
  switch (criterion.kind) {
    case "values":
      return selectValues(audience, { column, inputType }, criterion.values)
    case "ranges":
      return Result.succeed(
        setRanges(audience, column, [...selectedRanges(audience, column), ...criterion.ranges]),
      )
    case "industries": {
      const withAdded = criterion.added.reduce((all, code) => addIndustry(all, column, code), audience)
      return Result.succeed(
        criterion.omitted.reduce((all, code) => omitIndustry(all, column, code), withAdded),
      )
    }
  }
}

/** Removes a criterion's alternatives, ignoring those that are already gone. Flags are removed as a group. */
export const removeCriterionParts = (audience: Audience, criterion: Criterion): Audience => {
  if (criterion.kind === "flags")
    return { ...audience, criteria: audience.criteria.filter((other) => !isSameFlags(criterion)(other)) }
  const { column, kind } = criterion
  if (!audience.criteria.filter(isCriterionOnColumn(column)).some((other) => other.kind === kind))
    return audience
  switch (criterion.kind) {
    case "values":
      return deselectValues(audience, column, criterion.values)
    case "ranges":
      return setRanges(
        audience,
        column,
        selectedRanges(audience, column).filter((held) => !criterion.ranges.some((one) => isSame(one, held))),
      )
    case "industries": {
      const codes = [...criterion.added, ...criterion.omitted]
      return codes.reduce((all, code) => removeIndustry(all, column, code), audience)
    }
  }
}
