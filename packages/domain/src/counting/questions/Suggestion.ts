import { Schema } from "effect"
import type { CanonicalDefinition } from "../../definition/canonicalDefinition.ts"
import { Area } from "../../definition/Area.ts"
import { RadiusMiles } from "../../definition/AreaShape.ts"
import { Range } from "../../definition/Audience.ts"
import { ListDefinition } from "../../definition/ListDefinition.ts"
import { RestrictionSuggestion } from "./Restriction.ts"
import { SuppressionKind } from "../../suppression/SuppressionListItem.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** A restriction in a definition that can be loosened: dropped entirely or relaxed by a step. */
export const Relaxation = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("dropColumn"), column: Schema.String }),
  /** The flags of a criterion that requires at least one of them. */
  Schema.Struct({ kind: Schema.Literal("dropFlags"), columns: Schema.Array(Schema.String) }),
  Schema.Struct({ kind: Schema.Literal("withoutPhonesToo") }),
  Schema.Struct({ kind: Schema.Literal("withoutEmailToo") }),
  Schema.Struct({ kind: Schema.Literal("dropSuppression"), source: SuppressionKind }),
  /** The excluded area's key from `areaKey`. */
  Schema.Struct({ kind: Schema.Literal("dropExclusion"), area: Schema.String }),
  /** The ranges that replace the column's. */
  Schema.Struct({
    kind: Schema.Literal("widenRange"),
    column: Schema.String,
    ranges: Schema.NonEmptyArray(Range),
  }),
  /** An additional value to accept in the column. */
  Schema.Struct({ kind: Schema.Literal("addValue"), column: Schema.String, value: Schema.String }),
  /** The added area comes after all others and takes no records from them. */
  Schema.Struct({ kind: Schema.Literal("addArea"), added: Area }),
  Schema.Struct({ kind: Schema.Literal("widerRadius"), area: Schema.String, miles: RadiusMiles }),
  Schema.Struct({ kind: Schema.Literal("moreNearest"), area: Schema.String, quantity: Schema.Int }),
])
export type Relaxation = typeof Relaxation.Type

/** A definition with one restriction relaxed. */
export interface RelaxedDefinition {
  readonly relaxation: Relaxation
  /** The definition with only this restriction relaxed. */
  readonly definition: CanonicalDefinition
}

/** A relaxation that brings in `more` records, at least 1. */
export const Suggestion = Schema.Struct({
  relaxation: Relaxation,
  definition: ListDefinition,
  more: Schema.Int,
})
export type Suggestion = typeof Suggestion.Type

/**
 * The changes that would bring in more records, largest first. For a wanted quantity, the changes that come closest to
 * it are first; empty if the count already reaches it. Ties keep the order of `candidateRelaxations`.
 */
export const CountSuggestions = Schema.Struct({
  ...ANSWER_BASIS,
  suggestions: Schema.Array(Suggestion),
  /**
   * The restrictions that would bring the count close to the wanted quantity, closest first; missing if no quantity was
   * requested.
   */
  restrictions: Schema.optionalKey(Schema.Array(RestrictionSuggestion)),
})
export type CountSuggestions = typeof CountSuggestions.Type
