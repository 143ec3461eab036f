import { findOrders } from "@listwright/domain/order"
import { loadSavedLists, triggersSearch } from "@listwright/domain/saved-lists"
import { firstPage } from "@listwright/domain/shared"
import { Effect } from "effect"
import { useMemo } from "react"
import { useCall } from "../../app/useCall.ts"
import { UNFILTERED_QUERY, SAVED_LISTS_KEY } from "../../portal/saved-lists/useSavedLists.ts"
import { listEntry, orderEntry } from "./paletteEntries.ts"
import type { EntryGroup } from "./Entry.ts"
import { type EntrySearchResult, toEntrySearchResult, SKIPPED_SEARCH } from "./EntrySearchResult.ts"

/** The pause in typing, in milliseconds, after which the database is searched. */
const PAUSE_MS = 100
const ROWS = 5
const NOTHING: ReadonlyArray<EntryGroup> = []

/** Returns whether the typed text is searched for; blank text would match everything. */
const isLookedFor = (asked: string): boolean => asked !== "" && triggersSearch(asked)

const options = (isAsked: boolean) => ({ enabled: isAsked, networkMode: "always" }) as const

/** Finds saved lists by part of their name or code, with at least 3 characters. Each search aborts the previous one. */
export const useListEntries = (asked: string): EntrySearchResult => {
  const isAsked = isLookedFor(asked)
  const answer = useCall(
    [SAVED_LISTS_KEY, "found", asked],
    Effect.delay(
      loadSavedLists({ ...UNFILTERED_QUERY, search: asked }, { ...firstPage("savedLists"), pageSize: ROWS }),
      PAUSE_MS,
    ),
    options(isAsked),
  )
  const groups = useMemo(() => {
    if (answer.data === undefined || answer.data === null) return NOTHING
    const { items, paging } = answer.data
    const more = paging.total - items.length
    return [{ kind: "Saved lists", items: items.map(listEntry), more }]
  }, [answer.data])
  return isAsked ? toEntrySearchResult("saved lists", groups, answer) : SKIPPED_SEARCH
}

/** Finds orders by part of their name or code, with at least 3 characters. Each search aborts the previous one. */
export const useOrderEntries = (asked: string): EntrySearchResult => {
  const isAsked = isLookedFor(asked)
  const answer = useCall(
    ["orders found", asked],
    Effect.delay(findOrders({ text: asked, size: ROWS }), PAUSE_MS),
    options(isAsked),
  )
  const groups = useMemo(
    () =>
      answer.data === undefined
        ? NOTHING
        : [
            {
              kind: "Orders",
              items: answer.data.orders.map(orderEntry),
              more: answer.data.total - answer.data.orders.length,
            },
          ],
    [answer.data],
  )
  return isAsked ? toEntrySearchResult("orders", groups, answer) : SKIPPED_SEARCH
}
