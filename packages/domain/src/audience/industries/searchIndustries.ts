import { Effect } from "effect"
import { isBlank } from "../../shared/FieldProblems.ts"
import { Industries } from "./Industries.ts"

/** What a keyword finds; null clears the search, as an empty keyword does. spec: order-builder §5 [ob5-business-search] */
export const searchIndustries = Effect.fn("searchIndustries")(function* (listType: number, typed: string) {
  if (isBlank(typed)) return null
  const industries = yield* Industries
  return yield* industries.search(listType, typed.trim())
})
