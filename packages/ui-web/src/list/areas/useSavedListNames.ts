import { SavedListId, SavedLists } from "@listwright/domain/saved-lists"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCallback } from "react"
import { useCall } from "../../app/useCall.ts"

/** The maximum number of lists read concurrently. */
const AT_ONCE = 4

/**
 * Returns the current names of saved lists by id; '' while unknown. For a deleted list, returns a message that says so.
 */
export const useSavedListNames = (ids: ReadonlyArray<string>): ((id: string) => string) => {
  const wanted = [...new Set(ids)].toSorted()
  const named = Effect.gen(function* () {
    const lists = yield* SavedLists
    const entries = yield* Effect.forEach(
      wanted,
      (id) =>
        lists.get(SavedListId.make(id)).pipe(
          Effect.map(({ row }) => [id, row.name] as const),
          Effect.catchTag("NotFound", () => Effect.succeed([id, "Deleted list"] as const)),
        ),
      { concurrency: AT_ONCE },
    )
    return new Map(entries)
  })
  const { data } = useCall(["saved-lists", "names", wanted], named, {
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  })
  return useCallback((id) => data?.get(id) ?? "", [data])
}
