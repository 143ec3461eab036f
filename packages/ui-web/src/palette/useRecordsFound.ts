import { findOrders } from "@listwright/domain/order"
import { loadSavedLists, searchRuns } from "@listwright/domain/saved-lists"
import { firstPage } from "@listwright/domain/shared"
import { Effect } from "effect"
import { useMemo } from "react"
import { useCall } from "../app/useCall.ts"
import { EVERYTHING, SAVED_LISTS } from "../saved-lists/useSavedLists.ts"
import { listEntry, orderEntry } from "./entriesOf.ts"
import type { EntryGroup } from "./Entry.ts"
import { type Found, foundOf, NOT_ASKED } from "./Found.ts"

/** The pause in typing, in milliseconds, after which the database is searched. */
const PAUSE_MS = 100
const ROWS = 5
const NOTHING: ReadonlyArray<EntryGroup> = []

/** Tells whether a text is searched; a blank text would match everything. */
const isLookedFor = (asked: string): boolean => asked !== "" && searchRuns(asked)

const options = (isAsked: boolean) => ({ enabled: isAsked, networkMode: "always" }) as const

/** Finds saved lists by part of their name or code, with at least 3 characters. Each search aborts the previous one. */
export const useListsFound = (asked: string): Found => {
  const isAsked = isLookedFor(asked)
  const answer = useCall(
    [SAVED_LISTS, "found", asked],
    Effect.delay(
      loadSavedLists({ ...EVERYTHING, search: asked }, { ...firstPage("savedLists"), pageSize: ROWS }),
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
  return isAsked ? foundOf("saved lists", groups, answer) : NOT_ASKED
}

/** Finds orders by part of their name or code, with at least 3 characters. Each search aborts the previous one. */
export const useOrdersFound = (asked: string): Found => {
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
  return isAsked ? foundOf("orders", groups, answer) : NOT_ASKED
}
