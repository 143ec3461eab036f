import { Effect } from "effect"
import { hasGeography } from "../../geography/chooseAreas.ts"
import { Quotes, type QuoteQuestion } from "./Quotes.ts"

/** Prices the current definition; null if it has no area. */
export const quoteLive = Effect.fn("quoteLive")(function* (question: QuoteQuestion) {
  if (!hasGeography(question.definition)) return null
  const quotes = yield* Quotes
  const { quote } = yield* quotes.quote(question)
  return quote
})
