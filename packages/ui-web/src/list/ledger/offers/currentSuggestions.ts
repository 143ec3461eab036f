import { relax, type Relaxation } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"

/**
 * Returns the suggestions that are still applicable. Suggestions for an earlier definition disappear immediately if
 * they no longer change anything, such as the one just applied.
 */
export const currentSuggestions = <One extends { readonly relaxation: Relaxation }>(
  suggestions: ReadonlyArray<One>,
  definition: CanonicalDefinition,
): ReadonlyArray<One> => suggestions.filter(({ relaxation }) => relax(definition, relaxation) !== definition)
