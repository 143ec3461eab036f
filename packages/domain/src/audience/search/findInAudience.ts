import { Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import { KEYWORD_TOO_SHORT } from "../Notices.ts"
import { AUDIENCE_HITS, AUDIENCE_TEXT_MAX, type AudienceHitGroup } from "./AudienceHit.ts"
import { demoKeyword } from "./demoKeyword.ts"
import { DemoSuggestions } from "./DemoSuggestions.ts"
import type { Words } from "../../shared/wording/Words.ts"

/** The result of a search over an audience: groups, and a warning if the typed text is too short. */
export interface FoundInAudience {
  readonly groups: ReadonlyArray<AudienceHitGroup>
  readonly warning: Words | null
}

/**
 * Finds attributes, their values, industries, and quick picks for selecting an audience. Doesn't send a request for
 * text that's too short, and truncates text that's longer than any name [ob5-demo-search].
 */
export const findInAudience = (
  listType: number,
  typed: string,
  most: number = AUDIENCE_HITS,
): Effect.Effect<FoundInAudience, CallFailed, DemoSuggestions> => {
  const keyword = demoKeyword(typed)
  switch (keyword._tag) {
    case "NoKeyword":
      return Effect.succeed({ groups: [], warning: null })
    case "KeywordTooShort":
      return Effect.succeed({ groups: [], warning: KEYWORD_TOO_SHORT })
    case "Keyword":
      return Effect.flatMap(DemoSuggestions, ({ search }) =>
        Effect.map(search(listType, keyword.keyword.slice(0, AUDIENCE_TEXT_MAX), most), (groups) => ({
          groups,
          warning: null,
        })),
      )
  }
}
