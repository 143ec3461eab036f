import { Effect } from "effect"
import { AudienceSearch } from "../../site/AudienceSearch.ts"
import { isAskedOf } from "./attributesOf.ts"
import { quickPickIndexesOf } from "./quickPicksOf.ts"

const NOTHING = { groups: [], columns: [] }

/**
 * Searches a source's attributes for a text. The result is empty if the user may not ask about the source, or it has no
 * data here.
 */
export const foundAttributes = Effect.fn("foundAttributes")(function* (
  listType: number,
  text: string,
  most: number,
) {
  if (!(yield* isAskedOf(listType))) return NOTHING
  const { search } = yield* AudienceSearch
  return yield* search(listType, text, most).pipe(
    Effect.catchTag("CountRefused", () => Effect.succeed(NOTHING)),
  )
})

/**
 * Does the same as `foundAttributes` among the source's attributes and the user's quick picks for it, in one ranking.
 */
export const foundInAudience = Effect.fn("foundInAudience")(function* (
  listType: number,
  text: string,
  most: number,
) {
  if (!(yield* isAskedOf(listType))) return NOTHING
  const { search } = yield* AudienceSearch
  return yield* search(listType, text, most, yield* quickPickIndexesOf(listType)).pipe(
    Effect.catchTag("CountRefused", () => Effect.succeed(NOTHING)),
  )
})
