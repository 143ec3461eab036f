import { Effect } from "effect"
import { Places } from "./places/Places.ts"
import type { AreaHitGroup } from "./search/AreaHit.ts"
import { MAX_AREA_TEXT_LENGTH, type AreaQuery } from "./search/AreaQuery.ts"

const NONE: ReadonlyArray<AreaHitGroup> = []

/**
 * Finds the areas of every kind that the search text may refer to, grouped by kind, with the most likely kind first and
 * the most likely area first within each. Doesn't send a request if the text is blank or longer than any name.
 */
export const findAreas = Effect.fn("findAreas")(function* (question: AreaQuery) {
  const text = question.text.trim().replaceAll(/\s+/g, " ")
  if (text === "" || text.length > MAX_AREA_TEXT_LENGTH) return NONE
  const { searchAreas } = yield* Places
  return yield* searchAreas({ ...question, text })
})
