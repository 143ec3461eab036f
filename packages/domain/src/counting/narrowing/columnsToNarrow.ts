import type { Attribute } from "../../audience/attributes/Attribute.ts"
import { INPUT_TYPES } from "../../audience/attributes/inputTypeRows.ts"
import { MOST_USED_ATTRIBUTES } from "../../audience/attributes/mostUsed.ts"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { columnsToChange } from "../widening/columnsToWiden.ts"

/** Returns whether a single value or a range of the column's values is meaningful to users. */
const isNarrowed = ({ inputType }: Attribute): boolean => INPUT_TYPES[inputType].narrowing !== null

/** Returns the columns that can be narrowed: those used by the definition, then the most common ones. */
export const columnsToNarrow = (
  definition: CanonicalDefinition,
  columns: ReadonlyArray<Attribute>,
): ReadonlyArray<Attribute> => columnsToChange(definition, columns, isNarrowed, MOST_USED_ATTRIBUTES)
