import { Effect } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { ADDRESS_TEXT_MAX, type PlaceSuggestion } from "./PlaceSuggestion.ts"
import { Places } from "./Places.ts"

/** The minimum number of characters; anything shorter matches too many places. */
const MIN_CHARACTERS = 2

const COORDINATES = /^[+-]?\d+\.\d*\s*[, ]/

/** Tells whether the typed text is worth requesting suggestions for. */
export const wantsSuggestions = (text: string): boolean => {
  const typed = text.trim()
  return typed.length >= MIN_CHARACTERS && typed.length <= ADDRESS_TEXT_MAX && !COORDINATES.test(typed)
}

const NONE: ReadonlyArray<PlaceSuggestion> = []

/**
 * Suggests places for an address while the user types. Sends no request if the text is too short, too long, or contains
 * coordinates.
 */
export const suggestPlaces = Effect.fn("suggestPlaces")(function* (text: string, near: Point | null = null) {
  if (!wantsSuggestions(text)) return NONE
  const { suggestions } = yield* Places
  return yield* suggestions(text.trim(), near)
})
