import type { QuickPickInFull, QuickPicksFound } from "@listwright/domain/audience"
import { keepPreviousData } from "@tanstack/react-query"
import { Effect } from "effect"
import { askQuickPicks } from "../../app/askQuickPicks.ts"
import { useCall } from "../../app/useCall.ts"
import { useQuickPicks } from "../../app/useQuickPicks.ts"
import { LIVE } from "../../ledger/live.ts"

export const FOUND = "quick picks found"

export interface ShownQuickPicks {
  /** The quick picks; null while loading. */
  readonly quickPicks: ReadonlyArray<QuickPickInFull> | null
  /** The number of matches of each type, including those that aren't shown. */
  readonly total: QuickPicksFound["total"]
  readonly isFailed: boolean
}

/**
 * Returns the quick picks shown on a page: those that match the search text, or the first quick picks if it's empty.
 */
export const useQuickPicksFound = (listType: number, typed: string): ShownQuickPicks => {
  const known = useQuickPicks(listType)
  const text = typed.trim()
  const found = useCall(
    [FOUND, listType, text],
    Effect.delay(askQuickPicks(listType, text), LIVE.debounceMs),
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
