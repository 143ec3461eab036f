import { Effect } from "effect"
import { Places } from "./places/Places.ts"
import type { AreaHitGroup } from "./search/AreaHit.ts"
import { AREA_TEXT_MAX, type AreaQuestion } from "./search/AreaQuestion.ts"

const NONE: ReadonlyArray<AreaHitGroup> = []

/**
 * Areas of every kind that a text may mean, by kind: the likeliest kind first, and of each the likeliest area. Asks nobody
 * about a text that no area has, one that is blank or too long.
 */
export const findAreas = Effect.fn("findAreas")(function* (question: AreaQuestion) {
  const text = question.text.trim().replaceAll(/\s+/g, " ")
  if (text === "" || text.length > AREA_TEXT_MAX) return NONE
  const { searchAreas } = yield* Places
  return yield* searchAreas({ ...question, text })
})
