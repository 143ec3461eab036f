import { Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import { DemoSuggestions } from "./DemoSuggestions.ts"
import { type FoundByKeyword, foundByKeyword } from "./searchDemos.ts"
import { AUDIENCE_HITS, AUDIENCE_TEXT_MAX, type AudienceHitGroup } from "./AudienceHit.ts"

/** What a search over an audience shows. */
export type FoundInAudience = FoundByKeyword<AudienceHitGroup>

/**
 * Finds what people may be chosen by: attributes, their values, industries. Asks nobody about a text that is too short, and
 * looks for no more of one than any name has. spec: order-builder §5 [ob5-demo-search]
 */
export const findInAudience = (
  listType: number,
  typed: string,
  most: number = AUDIENCE_HITS,
): Effect.Effect<FoundInAudience, CallFailed, DemoSuggestions> =>
  foundByKeyword(typed, (keyword) =>
    Effect.flatMap(DemoSuggestions, ({ search }) =>
      search(listType, keyword.slice(0, AUDIENCE_TEXT_MAX), most),
    ),
  )
