import { grouped } from "../../shared/grouped.ts"
import type { DemoValue } from "../attributes/DemoColumn.ts"
import { type DemoSuggestion, DemoSuggestions } from "./DemoSuggestions.ts"
import { reachesSearchThreshold } from "../../shared/searchThreshold.ts"
import { Effect } from "effect"
import type { CallFailed } from "../../shared/Failures.ts"
import { KEYWORD_TOO_SHORT } from "../Notices.ts"

/** An attribute with those of its values that were found; none when only the attribute itself was. */
export interface SuggestionGroup {
  readonly column: string
  readonly description: string
  readonly values: ReadonlyArray<DemoValue>
}

/**
 * Suggestions under the headings of their attributes, in the order found. An attribute whose heading is missing has the
 * description of its first value. spec: order-builder §7 (DemoAutoSuggestion, IsGroup)
 */
export const suggestionGroups = (
  suggestions: ReadonlyArray<DemoSuggestion>,
): ReadonlyArray<SuggestionGroup> =>
  [...grouped(suggestions, ({ column }) => column)].map(([column, found]) => {
    const [heading = column] = found
      .toSorted((one, other) => Number(other.isGroup) - Number(one.isGroup))
      .map(({ description }) => description)
    return {
      column,
      description: heading,
      values: found.flatMap(({ isGroup, value, valueName }) => (isGroup ? [] : [{ value, name: valueName }])),
    }
  })

/** What was typed to search attributes by: nothing, too little, or a keyword without blanks around it. */
export type DemoKeyword =
  | { readonly _tag: "NoKeyword" }
  | { readonly _tag: "KeywordTooShort" }
  | { readonly _tag: "Keyword"; readonly keyword: string }

/** A keyword needs 3 characters. spec: order-builder §5 [ob5-demo-search], §9 [ob9-keyword] */
export const demoKeyword = (typed: string): DemoKeyword => {
  const keyword = typed.trim()
  if (keyword === "") return { _tag: "NoKeyword" }
  return reachesSearchThreshold(keyword) ? { _tag: "Keyword", keyword } : { _tag: "KeywordTooShort" }
}

/** What a search shows: groups, and a warning where what was typed is too short. */
export interface FoundByKeyword<Group> {
  readonly groups: ReadonlyArray<Group>
  readonly warning: string | null
}

/** What a keyword finds; nobody is asked about one that is too short. spec: order-builder §5 [ob5-demo-search] */
export const foundByKeyword = <Group, E, R>(
  typed: string,
  find: (keyword: string) => Effect.Effect<ReadonlyArray<Group>, E, R>,
): Effect.Effect<FoundByKeyword<Group>, E, R> => {
  const keyword = demoKeyword(typed)
  switch (keyword._tag) {
    case "NoKeyword":
      return Effect.succeed({ groups: [], warning: null })
    case "KeywordTooShort":
      return Effect.succeed({ groups: [], warning: KEYWORD_TOO_SHORT })
    case "Keyword":
      return Effect.map(find(keyword.keyword), (groups) => ({ groups, warning: null }))
  }
}

/** Searches attributes and values by a keyword. spec: order-builder §5 [ob5-demo-search] */
export const searchDemos = (
  listType: number,
  typed: string,
): Effect.Effect<FoundByKeyword<SuggestionGroup>, CallFailed, DemoSuggestions> =>
  foundByKeyword(typed, (keyword) =>
    Effect.flatMap(DemoSuggestions, ({ find }) => Effect.map(find(listType, keyword), suggestionGroups)),
  )
