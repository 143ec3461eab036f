import { type CanonicalDefinition, changeCanonical } from "../../definition/canonicalDefinition.ts"
import { columnsOf } from "../../definition/criterionColumns.ts"

/** Returns the definition to count each flag with: all other criteria, whichever flags are chosen. */
export const besideFlags = (
  definition: CanonicalDefinition,
  flags: ReadonlyArray<string>,
): CanonicalDefinition =>
  changeCanonical(definition, {
    keepsCriterion: (criterion) => !columnsOf(criterion).some((column) => flags.includes(column)),
  })
