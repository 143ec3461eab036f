import { type CanonicalDefinition, changeCanonical } from "../../definition/canonicalDefinition.ts"
import { columnsOf } from "../../definition/criterionColumns.ts"

/** What to ask each flag's figure of: everything else that is asked, whichever flags are chosen. */
export const besideFlags = (
  definition: CanonicalDefinition,
  flags: ReadonlyArray<string>,
): CanonicalDefinition =>
  changeCanonical(definition, {
    keepsCriterion: (criterion) => !columnsOf(criterion).some((column) => flags.includes(column)),
  })
