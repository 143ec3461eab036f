import { Schema } from "effect"
import { RestrictionSuggestion } from "../../counting/questions/Restriction.ts"
import { Suggestion } from "../../counting/questions/Suggestion.ts"
import { TRUE_OF } from "../../counting/questions/TrueOf.ts"

/** What a list comes to after a change of it. */
export const ChangeOutcome = Schema.Struct({
  /** How many records it has then, and how many more (or, negative, fewer) than now. */
  records: Schema.Int,
  recordsDifference: Schema.Int,
  /** What an order of it costs then before tax, with the same choices; null where it has no price, now or then. */
  price: Schema.NullOr(
    Schema.Struct({
      totalPretaxCost: Schema.String,
      /** How much more (or, negative, less) than now, in dollars. */
      difference: Schema.String,
    }),
  ),
})
export type ChangeOutcome = typeof ChangeOutcome.Type

/** `CountSuggestions`, each with what the list comes to when it is followed. One of the two lists is always empty. */
export const PricedSuggestions = Schema.Struct({
  ...TRUE_OF,
  /** The quantity that they come near to. */
  aim: Schema.Int,
  suggestions: Schema.Array(Schema.Struct({ ...Suggestion.fields, after: ChangeOutcome })),
  restrictions: Schema.Array(Schema.Struct({ ...RestrictionSuggestion.fields, after: ChangeOutcome })),
})
export type PricedSuggestions = typeof PricedSuggestions.Type
