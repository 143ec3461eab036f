import { relax, type Relaxation } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"

/**
 * Returns the suggestions that can still be followed. Suggestions for an earlier definition disappear at once if they
 * no longer change anything, such as the one that was just applied.
 */
export const currentSuggestions = <One extends { readonly relaxation: Relaxation }>(
  suggestions: ReadonlyArray<One>,
  definition: CanonicalDefinition,
): ReadonlyArray<One> => suggestions.filter(({ relaxation }) => relax(definition, relaxation) !== definition)
