import { loadSavedLists, type SavedListQuery } from "@listwright/domain/saved-lists"
import { firstPage, type Paging, turnPage } from "@listwright/domain/shared"
import { isIsoDay } from "@listwright/domain/suppression"
import { keepPreviousData, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { pagedViewActions, pagedViewUrlCodec, type PagedView, useUrlPagedView } from "../../app/pagedView.ts"
import { useCall } from "../../app/useCall.ts"

/** The cache key of all pages of saved lists; a change to one page makes all of them stale. */
export const SAVED_LISTS_KEY = "saved-lists"

export const UNFILTERED_QUERY: SavedListQuery = { accountId: null, search: "", start: null, end: null }

/** Returns a function that reloads the saved lists everywhere they're shown. */
export const useRefreshSavedLists = (): (() => void) => {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [SAVED_LISTS_KEY] })
}

type ListsView = PagedView<SavedListQuery>

const EVERY_LIST: ListsView = { query: UNFILTERED_QUERY, typed: "", pageNumber: 1 }

const dayIn = (address: URLSearchParams, name: string): string | null => {
  const text = address.get(name) ?? ""
  return isIsoDay(text) ? text : null
}

const viewAddress = pagedViewUrlCodec({
  read: (address) => ({ start: dayIn(address, "from"), end: dayIn(address, "to") }),
  write: ({ end, start }) => ({ from: start ?? "", to: end ?? "" }),
})

/** Loads a page's saved lists, with the query and page from its URL. */
export const useSavedListsFromUrl = () => useShownLists(...useUrlPagedView(viewAddress))

/** Loads a page of saved lists; `first` is the query until the user changes it. */
export const useSavedLists = (first: Partial<SavedListQuery> = {}) =>
  useShownLists(...useState<ListsView>({ ...EVERY_LIST, query: { ...UNFILTERED_QUERY, ...first } }))

const useShownLists = (view: ListsView, show: (view: ListsView) => void) => {
  const { pageNumber, query, typed } = view
  const { ask, goTo, search } = pagedViewActions(view, show)
  const paging: Paging = { ...firstPage("savedLists"), pageNumber }
  const found = useCall([SAVED_LISTS_KEY, query, pageNumber], loadSavedLists(query, paging), {
    placeholderData: keepPreviousData,
  })
  const page = found.data ?? undefined
  // Its last rows were deleted: the page before it is the last one now.
  const last = found.isPlaceholderData || page === undefined ? pageNumber : page.paging.pageNumber
  useEffect(() => {
    if (last !== pageNumber) goTo(last)
  })
  return {
    query,
    ask,
    typed,
    search,
    clear: () => show(EVERY_LIST),
    page,
    isPending: found.isPlaceholderData,
    error: found.error,
    retry: () => void found.refetch(),
    turn: (next: number) => goTo(turnPage(page?.paging ?? paging, next).pageNumber),
  }
}

export type SavedListsQueryState = ReturnType<typeof useSavedLists>
