import { Effect } from "effect"
import { hasGeography } from "../../geography/chooseAreas.ts"
import { Prices, type PriceQuestion } from "./Prices.ts"

/** Prices the current definition; null if it has no area. */
export const priceLive = Effect.fn("priceLive")(function* (question: PriceQuestion) {
  if (!hasGeography(question.definition)) return null
  const prices = yield* Prices
  const { price } = yield* prices.price(question)
  return price
})
