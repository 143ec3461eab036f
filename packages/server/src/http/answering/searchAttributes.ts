import { Effect } from "effect"
import { AudienceSearch } from "../../site/AudienceSearch.ts"
import { canAskAboutSource } from "./listVisibleAttributes.ts"
import { listAvailableQuickPickIndexes } from "./listAvailableQuickPicks.ts"

const NOTHING = { groups: [], columns: [] }

/**
 * Searches a source's attributes for the typed text. Returns an empty result if the user may not ask about the source,
 * or if it has no data here.
 */
export const searchAttributes = Effect.fn("searchAttributes")(function* (
  listType: number,
  text: string,
  most: number,
) {
  if (!(yield* canAskAboutSource(listType))) return NOTHING
  const { search } = yield* AudienceSearch
  return yield* search(listType, text, most).pipe(
    Effect.catchTag("CountRefused", () => Effect.succeed(NOTHING)),
  )
})

/**
 * Searches a source's attributes and the user's quick picks for it, in one ranking, with the same restrictions as
 * `searchAttributes`.
 */
export const searchAudienceOptions = Effect.fn("searchAudienceOptions")(function* (
  listType: number,
  text: string,
  most: number,
) {
  if (!(yield* canAskAboutSource(listType))) return NOTHING
  const { search } = yield* AudienceSearch
  return yield* search(listType, text, most, yield* listAvailableQuickPickIndexes(listType)).pipe(
    Effect.catchTag("CountRefused", () => Effect.succeed(NOTHING)),
  )
})
