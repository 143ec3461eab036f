import { Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import { demoKeyword } from "./demoKeyword.ts"
import { DemoSuggestions } from "./DemoSuggestions.ts"
import { KEYWORD_TOO_SHORT } from "../Notices.ts"
import { type SuggestionGroup, suggestionGroups } from "./suggestionGroups.ts"

/** What a search shows: groups, and a warning where what was typed is too short. */
export interface DemosFound {
  readonly groups: ReadonlyArray<SuggestionGroup>
  readonly warning: string | null
}

/** Searches attributes and values by a keyword; asks nobody for one that is too short. spec: order-builder §5 [ob5-demo-search] */
export const searchDemos = Effect.fn("searchDemos")(function* (
  listType: number,
  typed: string,
): Effect.fn.Return<DemosFound, CallFailed, DemoSuggestions> {
  const keyword = demoKeyword(typed)
  switch (keyword._tag) {
    case "NoKeyword":
      return { groups: [], warning: null }
    case "KeywordTooShort":
      return { groups: [], warning: KEYWORD_TOO_SHORT }
    case "Keyword": {
      const suggestions = yield* DemoSuggestions
      return { groups: suggestionGroups(yield* suggestions.find(listType, keyword.keyword)), warning: null }
    }
  }
})
