import { Schema } from "effect"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { Area } from "../../definition/Area.ts"
import { SearchMiles } from "../../definition/AreaShape.ts"
import { Range } from "../../definition/Audience.ts"
import { ListDefinition } from "../../definition/ListDefinition.ts"
import { RestrictionSuggestion } from "./Restriction.ts"
import { SuppressionKind } from "../../suppression/SuppressionListItem.ts"
import { TRUE_OF } from "./TrueOf.ts"

/** One thing that a definition could ask less of: it goes altogether, or it goes a step. */
export const Relaxation = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("dropColumn"), column: Schema.String }),
  /** Those that any of is asked for. */
  Schema.Struct({ kind: Schema.Literal("dropFlags"), columns: Schema.Array(Schema.String) }),
  Schema.Struct({ kind: Schema.Literal("withoutPhonesToo") }),
  Schema.Struct({ kind: Schema.Literal("withoutEmailToo") }),
  Schema.Struct({ kind: Schema.Literal("dropSuppression"), source: SuppressionKind }),
  /** `area` as `areaKey` writes it. */
  Schema.Struct({ kind: Schema.Literal("dropExclusion"), area: Schema.String }),
  /** The ranges replace those of the column. */
  Schema.Struct({
    kind: Schema.Literal("widenRange"),
    column: Schema.String,
    ranges: Schema.NonEmptyArray(Range),
  }),
  /** One more of the values that the column may have. */
  Schema.Struct({ kind: Schema.Literal("addValue"), column: Schema.String, value: Schema.String }),
  /** The area comes after all others, and takes nobody from them. */
  Schema.Struct({ kind: Schema.Literal("addArea"), added: Area }),
  Schema.Struct({ kind: Schema.Literal("widerRadius"), area: Schema.String, miles: SearchMiles }),
  Schema.Struct({ kind: Schema.Literal("moreNearest"), area: Schema.String, quantity: Schema.Int }),
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

/**
 * What would bring more records, the most first; where a quantity was wanted, what comes nearest to it first, and nothing
 * when there are as many. Equal ones in the order of `relaxationsOf`.
 */
export const CountSuggestions = Schema.Struct({
  ...TRUE_OF,
  suggestions: Schema.Array(Suggestion),
  /** What would bring the number near the quantity that was wanted, the nearest first; left out when none was. */
  restrictions: Schema.optionalKey(Schema.Array(RestrictionSuggestion)),
})
export type CountSuggestions = typeof CountSuggestions.Type
