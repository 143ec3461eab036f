import type { Criterion } from "../../definition/Audience.ts"
import { criterionColumns } from "../../definition/criterionColumns.ts"
import type { Attribute } from "./Attribute.ts"
import { INPUT_TYPES, type InputEntry } from "./inputTypeRows.ts"

/** The kinds of criteria that an attribute can have, by the way it's entered. */
const KINDS: Readonly<Record<InputEntry, ReadonlyArray<Criterion["kind"]>>> = {
  values: ["values", "flags"],
  oneValue: ["values"],
  industries: ["industries"],
  range: ["ranges"],
  single: ["ranges"],
}

/** The way to choose an attribute, for messages about a criterion that uses another way. */
const takes: Readonly<Record<InputEntry, string>> = {
  values: "accepts only values from its list",
  oneValue: "accepts only one value from its list",
  industries: "accepts only business types to add or omit",
  range: "accepts ranges with both ends, not single values",
  single: "accepts numbers, each as a range from the number to itself",
}

const unknownOfOne = (criterion: Criterion, columns: ReadonlyArray<Attribute>): string | null => {
  for (const name of criterionColumns(criterion)) {
    const column = columns.find((known) => known.column === name)
    if (column === undefined) return `there is no attribute ${name}`
    const { entry } = INPUT_TYPES[column.inputType]
    if (!KINDS[entry].includes(criterion.kind)) return `${name} ${takes[entry]}`
    if (criterion.kind !== "values") continue
    const value = criterion.values.find((one) => !column.values.some((known) => known.value === one))
    if (value !== undefined) return `${name} has no value '${value}'`
  }
  return null
}

/**
 * Describes the first item that criteria name but a source doesn't have: an attribute, one of its values, or a way of
 * choosing it; null if the source has everything. `columns` must include their values. Industries and bounds are left
 * to the count, which rejects invalid ones.
 */
export const findFirstUnknownItem = (
  criteria: ReadonlyArray<Criterion>,
  columns: ReadonlyArray<Attribute>,
): string | null => {
  for (const criterion of criteria) {
    const unknown = unknownOfOne(criterion, columns)
    if (unknown !== null) return unknown
  }
  return null
}
