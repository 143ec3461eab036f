import { Schema } from "effect"
import { RestrictionSuggestion } from "../../counting/questions/Restriction.ts"
import { Suggestion } from "../../counting/questions/Suggestion.ts"
import { ANSWER_BASIS } from "../../counting/questions/AnswerBasis.ts"

/** A list's records and price after a change. */
export const ChangeOutcome = Schema.Struct({
  /** The number of records after the change, followed by its difference from the current number (negative if fewer). */
  records: Schema.Int,
  recordsDifference: Schema.Int,
  /**
   * The order's cost before tax after the change, with the same choices; null if there's no price either before or
   * after the change.
   */
  price: Schema.NullOr(
    Schema.Struct({
      totalBeforeTax: Schema.String,
      /** The difference from the current price in dollars, negative if less. */
      difference: Schema.String,
    }),
  ),
})
export type ChangeOutcome = typeof ChangeOutcome.Type

/**
 * The `CountSuggestions`, each with the list's records and price after it's applied. One of the two lists is always
 * empty.
 */
export const PricedSuggestions = Schema.Struct({
  ...ANSWER_BASIS,
  /** The quantity that the suggestions aim for. */
  aim: Schema.Int,
  suggestions: Schema.Array(Schema.Struct({ ...Suggestion.fields, after: ChangeOutcome })),
  restrictions: Schema.Array(Schema.Struct({ ...RestrictionSuggestion.fields, after: ChangeOutcome })),
})
export type PricedSuggestions = typeof PricedSuggestions.Type
