import { Effect } from "effect"
import type { Point } from "../../definition/AreaShape.ts"
import { ADDRESS_TEXT_MAX, type PlaceSuggestion } from "./PlaceSuggestion.ts"
import { Places } from "./Places.ts"

/** A letter or a digit more than this leaves too many places to choose from. */
const LEAST_CHARACTERS = 2

const COORDINATES = /^[+-]?\d+\.\d*\s*[, ]/

/** Whether there is anything to suggest for what is typed. */
export const wantsSuggestions = (text: string): boolean => {
  const typed = text.trim()
  return typed.length >= LEAST_CHARACTERS && typed.length <= ADDRESS_TEXT_MAX && !COORDINATES.test(typed)
}

const NONE: ReadonlyArray<PlaceSuggestion> = []

/** Places that an address that is being typed may be in. Asks nobody about what is too short, too long, or coordinates. */
export const suggestPlaces = Effect.fn("suggestPlaces")(function* (text: string, near: Point | null = null) {
  if (!wantsSuggestions(text)) return NONE
  const { suggestions } = yield* Places
  return yield* suggestions(text.trim(), near)
})
