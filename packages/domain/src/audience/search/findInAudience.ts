import { Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import { DemoSuggestions } from "./DemoSuggestions.ts"
import { demoKeyword } from "./searchDemos.ts"
import { KEYWORD_TOO_SHORT } from "../Notices.ts"
import { AUDIENCE_HITS, AUDIENCE_TEXT_MAX, type AudienceHitGroup } from "./AudienceHit.ts"

/** What a search over an audience shows: groups, and a warning where what was typed is too short. */
export interface FoundInAudience {
  readonly groups: ReadonlyArray<AudienceHitGroup>
  readonly warning: string | null
}

/**
 * Finds what people may be chosen by: attributes, their values, industries. Asks nobody about a text that is too short, and
 * looks for no more of one than any name has. spec: order-builder §5 [ob5-demo-search]
 */
export const findInAudience = Effect.fn("findInAudience")(function* (
  listType: number,
  typed: string,
  most: number = AUDIENCE_HITS,
): Effect.fn.Return<FoundInAudience, CallFailed, DemoSuggestions> {
  const keyword = demoKeyword(typed)
  switch (keyword._tag) {
    case "NoKeyword":
      return { groups: [], warning: null }
    case "KeywordTooShort":
      return { groups: [], warning: KEYWORD_TOO_SHORT }
    case "Keyword": {
      const suggestions = yield* DemoSuggestions
      const text = keyword.keyword.slice(0, AUDIENCE_TEXT_MAX)
      return { groups: yield* suggestions.search(listType, text, most), warning: null }
    }
  }
})
