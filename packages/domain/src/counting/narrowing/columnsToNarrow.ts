import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import { MOST_USED } from "../../audience/attributes/mostUsed.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { choosesByCriteria } from "../widening/columnsToWiden.ts"

/** As many columns are tried at most: each takes a breakdown. */
const MOST_COLUMNS = 8

/** Whether one of a column's values, or a run of them, says something to a person. */
const isNarrowed = ({ inputType }: DemoColumn): boolean => INPUT_TYPES[inputType].narrowing !== null

/**
 * The columns that may be narrowed: those that the definition asks about, then the most used. None for households, which
 * have no criteria, and none beside the nearest records: who is nearest depends on every criterion.
 */
export const columnsToNarrow = (
  definition: CanonicalDefinition,
  columns: ReadonlyArray<DemoColumn>,
): ReadonlyArray<DemoColumn> => {
  if (!choosesByCriteria(definition)) return []
  const names = new Set<string>([...definition.audience.criteria.map(({ column }) => column), ...MOST_USED])
  return [...names]
    .flatMap((name) => columns.filter(({ column }) => column === name))
    .filter(isNarrowed)
    .slice(0, MOST_COLUMNS)
}
