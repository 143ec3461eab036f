import { Schema } from "effect"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { ListDefinition } from "../../definition/ListDefinition.ts"
import { RestrictionSuggestion } from "./Restriction.ts"
import { SuppressionKind } from "../../suppression/SuppressionListItem.ts"
import { TRUE_OF } from "./TrueOf.ts"

/** One thing that a definition could ask less of. */
export const Relaxation = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("dropColumn"), column: Schema.String }),
  Schema.Struct({ kind: Schema.Literal("withoutPhonesToo") }),
  Schema.Struct({ kind: Schema.Literal("withoutEmailToo") }),
  Schema.Struct({ kind: Schema.Literal("dropSuppression"), source: SuppressionKind }),
  /** `area` as `areaKey` writes it. */
  Schema.Struct({ kind: Schema.Literal("dropExclusion"), area: Schema.String }),
])
export type Relaxation = typeof Relaxation.Type

/** A definition with one restriction less. */
export interface Relaxed {
  readonly relaxation: Relaxation
  /** The definition with nothing else changed. */
  readonly definition: CanonicalDefinition
}

/** A relaxation that brings `more` records, at least 1. */
export const Suggestion = Schema.Struct({
  relaxation: Relaxation,
  definition: ListDefinition,
  more: Schema.Int,
})
export type Suggestion = typeof Suggestion.Type

/** What would bring more records, the most first; equal ones in the order of `relaxationsOf`. */
export const CountSuggestions = Schema.Struct({
  ...TRUE_OF,
  suggestions: Schema.Array(Suggestion),
  /** What would bring the number near the quantity that was wanted, the nearest first; left out when none was. */
  restrictions: Schema.optionalKey(Schema.Array(RestrictionSuggestion)),
})
export type CountSuggestions = typeof CountSuggestions.Type
