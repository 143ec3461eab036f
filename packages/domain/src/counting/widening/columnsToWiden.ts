import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import { isOfOneColumn } from "../../definition/criterionColumns.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"

/** As many columns are tried at most: each takes a breakdown. */
const MOST_COLUMNS = 8

/**
 * The columns that suggestions may change: those that a definition asks about, then others by name. None for households,
 * which have no criteria, and none beside the nearest records: who is nearest depends on every criterion.
 */
export const columnsToChange = (
  { areas, audience }: CanonicalDefinition,
  columns: ReadonlyArray<DemoColumn>,
  isChanged: (column: DemoColumn) => boolean,
  others: ReadonlyArray<string> = [],
): ReadonlyArray<DemoColumn> => {
  if (audience.unit === "allHouseholds") return []
  if (areas.some(({ excluded, kind }) => kind === "closest" && !excluded)) return []
  const names = new Set([...audience.criteria.filter(isOfOneColumn).map(({ column }) => column), ...others])
  return [...names]
    .flatMap((name) => columns.filter(({ column }) => column === name))
    .filter(isChanged)
    .slice(0, MOST_COLUMNS)
}

/** Whether a column takes more of its values, or a wider run of them. */
const isWidened = ({ inputType }: DemoColumn): boolean => {
  const { entry, narrowing } = INPUT_TYPES[inputType]
  return narrowing === "ranges" || entry === "values"
}

/** The columns that a definition asks about and that may be widened a step. */
export const columnsToWiden = (
  definition: CanonicalDefinition,
  columns: ReadonlyArray<DemoColumn>,
): ReadonlyArray<DemoColumn> => columnsToChange(definition, columns, isWidened)
