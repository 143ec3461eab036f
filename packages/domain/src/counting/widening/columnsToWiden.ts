import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"

/** As many columns are tried at most: each takes a breakdown. */
const MOST_COLUMNS = 8

/** Whether a column takes more of its values, or a wider run of them. */
const isWidened = ({ inputType }: DemoColumn): boolean => {
  const { entry, narrowing } = INPUT_TYPES[inputType]
  return narrowing === "ranges" || entry === "values"
}

/** Whether a definition chooses by its criteria, and not by how near somebody is, which depends on all of them. */
export const choosesByCriteria = ({ areas, audience }: CanonicalDefinition): boolean =>
  audience.unit !== "allHouseholds" && !areas.some(({ excluded, kind }) => kind === "closest" && !excluded)

/** The columns that a definition asks about and that may be widened a step. */
export const columnsToWiden = (
  definition: CanonicalDefinition,
  columns: ReadonlyArray<DemoColumn>,
): ReadonlyArray<DemoColumn> =>
  choosesByCriteria(definition)
    ? [...new Set(definition.audience.criteria.map(({ column }) => column))]
        .flatMap((name) => columns.filter(({ column }) => column === name))
        .filter(isWidened)
        .slice(0, MOST_COLUMNS)
    : []
