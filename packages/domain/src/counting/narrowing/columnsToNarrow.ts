import type { DemoColumn } from "../../audience/attributes/DemoColumn.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import { MOST_USED } from "../../audience/attributes/mostUsed.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { columnsToChange } from "../widening/columnsToWiden.ts"

/** Tells whether a single value or a range of a column's values means something to a person. */
const isNarrowed = ({ inputType }: DemoColumn): boolean => INPUT_TYPES[inputType].narrowing !== null

/** The columns that may be narrowed: those that the definition asks about, then the most used. */
export const columnsToNarrow = (
  definition: CanonicalDefinition,
  columns: ReadonlyArray<DemoColumn>,
): ReadonlyArray<DemoColumn> => columnsToChange(definition, columns, isNarrowed, MOST_USED)
