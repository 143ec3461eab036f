import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import { isColumnCriterion } from "../../definition/criterionColumns.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"

/** The maximum number of columns to try, since each one requires a breakdown. */
const MAX_COLUMNS = 8

/**
 * Returns the columns that suggestions may change: those that a definition uses, then those named in `others`. Returns
 * an empty list for households, which have no criteria, and for nearest-records areas, because the nearest records
 * depend on every criterion.
 */
export const columnsToChange = (
  { areas, audience }: CanonicalDefinition,
  columns: ReadonlyArray<Attribute>,
  isChanged: (column: Attribute) => boolean,
  others: ReadonlyArray<string> = [],
): ReadonlyArray<Attribute> => {
  if (audience.unit === "allHouseholds") return []
  if (areas.some(({ excluded, kind }) => kind === "closest" && !excluded)) return []
  const names = new Set([
    ...audience.criteria.filter(isColumnCriterion).map(({ column }) => column),
    ...others,
  ])
  return [...names]
    .flatMap((name) => columns.filter(({ column }) => column === name))
    .filter(isChanged)
    .slice(0, MAX_COLUMNS)
}

/** Returns whether a column can be widened with more of its values or a wider range. */
const isWidened = ({ inputType }: Attribute): boolean => {
  const { entry, narrowing } = INPUT_TYPES[inputType]
  return narrowing === "ranges" || entry === "values"
}

/** Returns the columns that a definition uses and that can be widened by a step. */
export const columnsToWiden = (
  definition: CanonicalDefinition,
  columns: ReadonlyArray<Attribute>,
): ReadonlyArray<Attribute> => columnsToChange(definition, columns, isWidened)
