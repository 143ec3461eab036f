import { type CanonicalDefinition, changeCanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { criterionColumns } from "../../definition/criterionColumns.ts"

/** Returns the definition for counting each flag: all other criteria, regardless of the chosen flags. */
export const withoutFlags = (
  definition: CanonicalDefinition,
  flags: ReadonlyArray<string>,
): CanonicalDefinition =>
  changeCanonicalDefinition(definition, {
    keepsCriterion: (criterion) => !criterionColumns(criterion).some((column) => flags.includes(column)),
  })
