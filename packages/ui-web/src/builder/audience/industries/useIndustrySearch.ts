import { searchIndustries } from "@listwright/domain/audience"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../../app/useCall.ts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"

/**
 * Finds the industries for a keyword, shortly after the user types it. A new keyword aborts the earlier search, and the
 * earlier hits remain until the new ones arrive. An empty keyword isn't searched.
 */
export const useIndustrySearch = (listType: number, keyword: string) => {
  const isAsked = keyword !== ""
  const { data, isError, isPlaceholderData, refetch } = useCall(
    ["industries found", listType, keyword],
    Effect.delay(searchIndustries(listType, keyword), LIVE_TIMING.debounceMs),
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  )
  return {
    /** The hits; null until something is found, and if there's no keyword. */
    hits: isAsked ? (data ?? null) : null,
    /** True if the hits are for an earlier keyword. */
    isBehind: isAsked && isPlaceholderData,
    isFailed: isAsked && isError,
    retry: () => void refetch(),
  }
}
