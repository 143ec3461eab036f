import type { ListDefinition } from "../../definition/ListDefinition.ts"
import { relaxationsOf } from "../evaluator/suggestions.ts"
import type { Relaxation } from "../questions/Suggestion.ts"

/** Names a relaxation uniquely within a definition: 'dropColumn:AGE', 'dropExclusion:zip:60614'. */
export const relaxationKey = (relaxation: Relaxation): string => {
  switch (relaxation.kind) {
    case "dropColumn":
      return `${relaxation.kind}:${relaxation.column}`
    case "dropSuppression":
      return `${relaxation.kind}:${relaxation.source}`
    case "dropExclusion":
      return `${relaxation.kind}:${relaxation.area}`
    case "withoutPhonesToo":
    case "withoutEmailToo":
      return relaxation.kind
  }
}

/**
 * A definition that asks one thing less. Of the definition that a suggestion is about this is the suggestion's own; of
 * one that has changed since, it takes that one thing away and leaves the changes. Itself when it asks for no such thing.
 */
export const relax = (definition: ListDefinition, relaxation: Relaxation): ListDefinition =>
  relaxationsOf(definition).find((other) => relaxationKey(other.relaxation) === relaxationKey(relaxation))
    ?.definition ?? definition
