import { searchIndustries } from "@listwright/domain/audience"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCall } from "../../app/useCall.ts"
import { LIVE } from "../../ledger/live.ts"

/**
 * Finds the industries for a keyword, a moment after it was typed. A new keyword aborts the earlier search, and the
 * earlier hits stay until the new ones arrive. An empty keyword isn't searched.
 */
export const useIndustrySearch = (listType: number, keyword: string) => {
  const isAsked = keyword !== ""
  const { data, isError, isPlaceholderData, refetch } = useCall(
    ["industries found", listType, keyword],
    Effect.delay(searchIndustries(listType, keyword), LIVE.debounceMs),
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY, placeholderData: keepPreviousData },
  )
  return {
    /** null before anything was found, and where nothing is asked. */
    hits: isAsked ? (data ?? null) : null,
    /** They are those of an earlier keyword. */
    isBehind: isAsked && isPlaceholderData,
    isFailed: isAsked && isError,
    retry: () => void refetch(),
  }
}
