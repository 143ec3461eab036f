import { Schema } from "effect"
import { SuppressionSource } from "./SuppressedCount.ts"
import { TRUE_OF } from "./TrueOf.ts"

/** What takes records away. */
export const SelectionStep = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("geography") }),
  Schema.Struct({ kind: Schema.Literal("criterion"), column: Schema.String }),
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

/** How a count comes about. The steps are in order; together they remove the universe except the total. */
export const CountWaterfall = Schema.Struct({
  ...TRUE_OF,
  steps: Schema.Array(WaterfallStep),
})
export type CountWaterfall = typeof CountWaterfall.Type
