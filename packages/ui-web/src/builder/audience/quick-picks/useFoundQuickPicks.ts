import type { FullQuickPick, QuickPickMatches } from "@listwright/domain/audience"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { findQuickPicks } from "../../../app/findQuickPicks.ts"
import { useCall } from "../../../app/useCall.ts"
import { useQuickPicks } from "../../../app/useQuickPicks.ts"
import { LIVE_TIMING } from "../../../list/ledger/liveTiming.ts"

export const FOUND_QUICK_PICKS_KEY = "quick picks found"

export interface ShownQuickPicks {
  /** The quick picks; null while loading. */
  readonly quickPicks: ReadonlyArray<FullQuickPick> | null
  /** The number of matches of each type, including those that aren't shown. */
  readonly total: QuickPickMatches["total"]
  readonly isFailed: boolean
}

/**
 * Returns the quick picks shown on a page: those that match the search text, or the first quick picks if it's empty.
 */
export const useFoundQuickPicks = (listType: number, typed: string): ShownQuickPicks => {
  const known = useQuickPicks(listType)
  const text = typed.trim()
  const found = useCall(
    [FOUND_QUICK_PICKS_KEY, listType, text],
    Effect.delay(findQuickPicks(listType, text), LIVE_TIMING.debounceMs),
    {
      enabled: text !== "",
      placeholderData: keepPreviousData,
    },
  )
  if (text === "") return known
  return {
    quickPicks: found.data?.quickPicks ?? null,
    total: found.data?.total ?? known.total,
    isFailed: found.isError,
  }
}
