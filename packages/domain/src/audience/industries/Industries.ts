import { Context, Effect } from "effect"
import { isBlank } from "../../shared/FieldProblems.ts"
import type { CallFailed } from "../../shared/Failures.ts"
import type { Industry } from "./Industry.ts"

/** The port for the tree of business types. */
export class Industries extends Context.Service<
  Industries,
  {
    /** Returns the nodes directly below an industry, sorted by code; for null, the divisions. */
    readonly children: (
      listType: number,
      code: string | null,
    ) => Effect.Effect<ReadonlyArray<Industry>, CallFailed>
    /** Finds industries of any level whose name or code contains the keyword. A new search replaces one in progress. */
    readonly search: (listType: number, keyword: string) => Effect.Effect<ReadonlyArray<Industry>, CallFailed>
  }
>()("@listwright/domain/Industries") {}

/** Searches industries by keyword; returns null to clear the search if the keyword is blank [ob5-business-search]. */
export const searchIndustries = Effect.fn("searchIndustries")(function* (listType: number, typed: string) {
  if (isBlank(typed)) return null
  const industries = yield* Industries
  return yield* industries.search(listType, typed.trim())
})
