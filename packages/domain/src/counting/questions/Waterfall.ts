import { Schema } from "effect"
import { SuppressionSource } from "./SuppressedCount.ts"
import { ANSWER_BASIS } from "./AnswerBasis.ts"

/** A step that removes records. */
export const SelectionStep = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("geography") }),
  Schema.Struct({ kind: Schema.Literal("criterion"), column: Schema.String }),
  /** Requires at least one of these flags. */
  Schema.Struct({ kind: Schema.Literal("flags"), columns: Schema.Array(Schema.String) }),
  Schema.Struct({ kind: Schema.Literal("occupant") }),
  Schema.Struct({ kind: Schema.Literal("phone") }),
  Schema.Struct({ kind: Schema.Literal("email") }),
  Schema.Struct({ kind: Schema.Literal("suppression"), source: SuppressionSource }),
  Schema.Struct({ kind: Schema.Literal("household") }),
  Schema.Struct({ kind: Schema.Literal("nearest") }),
])
export type SelectionStep = typeof SelectionStep.Type

/**
 * One step from the whole universe down to the total. `leaves` + `removes` is the number of records that the previous
 * step left.
 */
export const WaterfallStep = Schema.Struct({ step: SelectionStep, leaves: Schema.Int, removes: Schema.Int })
export type WaterfallStep = typeof WaterfallStep.Type

/** A saved list's contribution to a list made of several lists. */
export const WaterfallList = Schema.Struct({
  savedCount: Schema.String,
  /** The name given to the list by its owner. */
  name: Schema.String,
  /**
   * The number of the saved list's records that meet all other conditions, before reducing to one record per household,
   * even if they aren't selected.
   */
  records: Schema.Int,
  /** The number of those that are selected and aren't in any other list. Without this list, they would be missing. */
  only: Schema.Int,
})
export type WaterfallList = typeof WaterfallList.Type

/**
 * The steps that lead to a count, in order. Together, they remove every record in the universe that isn't in the total.
 */
export const CountWaterfall = Schema.Struct({
  ...ANSWER_BASIS,
  steps: Schema.Array(WaterfallStep),
  /** Each saved list's contribution, if the areas consist of two to six saved lists and nothing else. */
  lists: Schema.optionalKey(Schema.Array(WaterfallList)),
})
export type CountWaterfall = typeof CountWaterfall.Type
