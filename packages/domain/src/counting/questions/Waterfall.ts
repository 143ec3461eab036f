import { Schema } from "effect"
import { SuppressionSource } from "./SuppressedCount.ts"
import { TRUE_OF } from "./TrueOf.ts"

/** What takes records away. */
export const SelectionStep = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("geography") }),
  Schema.Struct({ kind: Schema.Literal("criterion"), column: Schema.String }),
  /** Any of these flag columns. */
  Schema.Struct({ kind: Schema.Literal("flags"), columns: Schema.Array(Schema.String) }),
  Schema.Struct({ kind: Schema.Literal("occupant") }),
  Schema.Struct({ kind: Schema.Literal("phone") }),
  Schema.Struct({ kind: Schema.Literal("email") }),
  Schema.Struct({ kind: Schema.Literal("suppression"), source: SuppressionSource }),
  Schema.Struct({ kind: Schema.Literal("household") }),
  Schema.Struct({ kind: Schema.Literal("nearest") }),
])
export type SelectionStep = typeof SelectionStep.Type

/** One step from the whole universe down to the total. `leaves` + `removes` is what the step before left. */
export const WaterfallStep = Schema.Struct({ step: SelectionStep, leaves: Schema.Int, removes: Schema.Int })
export type WaterfallStep = typeof WaterfallStep.Type

/** What a saved list brings to the list that is made of it. */
export const WaterfallList = Schema.Struct({
  savedCount: Schema.String,
  /** What its owner calls it. */
  name: Schema.String,
  /** Those of it that every other condition leaves, before one a household is taken, whether they are selected or not. */
  records: Schema.Int,
  /** Those of them that are selected, and that no other of the lists has: without this list they would be missing. */
  only: Schema.Int,
})
export type WaterfallList = typeof WaterfallList.Type

/** How a count comes about. The steps are in order; together they remove the universe except the total. */
export const CountWaterfall = Schema.Struct({
  ...TRUE_OF,
  steps: Schema.Array(WaterfallStep),
  /** Where two to six saved lists, and nothing else, make the areas: what each of them brings. */
  lists: Schema.optionalKey(Schema.Array(WaterfallList)),
})
export type CountWaterfall = typeof CountWaterfall.Type
