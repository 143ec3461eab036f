import { Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import { KEYWORD_TOO_SHORT_MESSAGE } from "../Notices.ts"
import { AUDIENCE_HITS_PER_GROUP, MAX_AUDIENCE_TEXT_LENGTH, type AudienceHitGroup } from "./AudienceHit.ts"
import { parseAttributeKeyword } from "./parseAttributeKeyword.ts"
import { AttributeSuggestions } from "./AttributeSuggestions.ts"
import type { MessageText } from "../../shared/wording/MessageText.ts"

/** The result of an audience search: groups, and a warning if the typed text is too short. */
export interface AudienceSearchResult {
  readonly groups: ReadonlyArray<AudienceHitGroup>
  readonly warning: MessageText | null
}

/**
 * Finds attributes, their values, industries, and quick picks for selecting an audience. Doesn't send a request for
 * text that's too short, and truncates text that's longer than any name [ob5-demo-search].
 */
export const findAudienceHits = (
  listType: number,
  typed: string,
  most: number = AUDIENCE_HITS_PER_GROUP,
): Effect.Effect<AudienceSearchResult, CallFailed, AttributeSuggestions> => {
  const keyword = parseAttributeKeyword(typed)
  switch (keyword._tag) {
    case "NoKeyword":
      return Effect.succeed({ groups: [], warning: null })
    case "KeywordTooShort":
      return Effect.succeed({ groups: [], warning: KEYWORD_TOO_SHORT_MESSAGE })
    case "Keyword":
      return Effect.flatMap(AttributeSuggestions, ({ search }) =>
        Effect.map(search(listType, keyword.keyword.slice(0, MAX_AUDIENCE_TEXT_LENGTH), most), (groups) => ({
          groups,
          warning: null,
        })),
      )
  }
}
