import { Effect } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { MAX_ADDRESS_LENGTH, type PlaceSuggestion } from "./PlaceSuggestion.ts"
import { Places } from "./Places.ts"

/** The minimum number of characters; anything shorter matches too many places. */
const MIN_CHARACTERS = 2

const COORDINATES = /^[+-]?\d+\.\d*\s*[, ]/

/** Returns whether the typed text is long and plain enough to request suggestions for. */
export const shouldSuggestPlaces = (text: string): boolean => {
  const typed = text.trim()
  return typed.length >= MIN_CHARACTERS && typed.length <= MAX_ADDRESS_LENGTH && !COORDINATES.test(typed)
}

const NONE: ReadonlyArray<PlaceSuggestion> = []

/**
 * Suggests places for an address while the user types. Sends no request if the text is too short, too long, or contains
 * coordinates.
 */
export const suggestPlaces = Effect.fn("suggestPlaces")(function* (text: string, near: Point | null = null) {
  if (!shouldSuggestPlaces(text)) return NONE
  const { suggestions } = yield* Places
  return yield* suggestions(text.trim(), near)
})
