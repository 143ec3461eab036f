import { type CanonicalDefinition, changeCanonical } from "../../definition/canonicalDefinition.ts"
import { columnsOf } from "../../definition/criterionColumns.ts"

/** Returns the definition for counting each flag: all other criteria, regardless of the chosen flags. */
export const besideFlags = (
  definition: CanonicalDefinition,
  flags: ReadonlyArray<string>,
): CanonicalDefinition =>
  changeCanonical(definition, {
    keepsCriterion: (criterion) => !columnsOf(criterion).some((column) => flags.includes(column)),
  })
