import { relax, type Relaxation } from "@listwright/domain/counting"
import type { CanonicalDefinition } from "@listwright/domain/definition"

/**
 * The suggestions that may still be followed: those of an answer to the definition before fall away at once when what
 * they are about is gone or done, as the one that was just applied.
 */
export const currentSuggestions = <One extends { readonly relaxation: Relaxation }>(
  suggestions: ReadonlyArray<One>,
  definition: CanonicalDefinition,
): ReadonlyArray<One> => suggestions.filter(({ relaxation }) => relax(definition, relaxation) !== definition)
