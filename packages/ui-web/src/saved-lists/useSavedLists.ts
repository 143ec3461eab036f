import { abilitiesOf } from "@listwright/domain/account"
import { loadSavedLists, type SavedListQuery, searchRuns } from "@listwright/domain/saved-lists"
import { firstPage, type Paging, turnPage } from "@listwright/domain/shared"
import { isIsoDay } from "@listwright/domain/suppression"
import { keepPreviousData, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useSession } from "../app/session.ts"
import { accountIn, type Addressing, pageIn, useAddressed } from "../app/useAddressed.ts"
import { useCall } from "../app/useCall.ts"

/** What all pages of saved lists are kept under: a change of one makes them all old. */
export const SAVED_LISTS = "saved-lists"

export const EVERYTHING: SavedListQuery = { accountId: null, search: "", start: null, end: null }

/** Loads saved lists again, wherever they show. */
export const useSavedListsChanged = (): (() => void) => {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [SAVED_LISTS] })
}

/** What of the saved lists is shown. */
interface ListsView {
  readonly query: SavedListQuery
  /** What the search box holds; it searches once it is long enough. */
  readonly typed: string
  readonly pageNumber: number
}

const EVERY_LIST: ListsView = { query: EVERYTHING, typed: "", pageNumber: 1 }

const dayIn = (address: URLSearchParams, name: string): string | null => {
  const text = address.get(name) ?? ""
  return isIsoDay(text) ? text : null
}

const viewAddress: Addressing<ListsView> = {
  read: (address) => {
    const search = address.get("search") ?? ""
    const days = { start: dayIn(address, "from"), end: dayIn(address, "to") }
    return {
      query: { accountId: accountIn(address), search, ...days },
      typed: search,
      pageNumber: pageIn(address),
    }
  },
  write: ({ pageNumber, query: { accountId, end, search, start } }) => ({
    search,
    account: accountId === null ? "" : String(accountId),
    from: start ?? "",
    to: end ?? "",
    page: pageNumber === 1 ? "" : String(pageNumber),
  }),
}

/** The saved lists of a page of their own, whose address says which are shown. */
export const useAddressedLists = () => {
  const { user } = useSession()
  const [view, show] = useAddressed(viewAddress)
  // A link of somebody who chooses between accounts shows all lists to others.
  const choosesAccount = abilitiesOf(user.role).choosesAccount
  return useShownLists(choosesAccount ? view : { ...view, query: { ...view.query, accountId: null } }, show)
}

/** A page of saved lists, and what it is a page of; `first` is asked for until something else is. */
export const useSavedLists = (first: Partial<SavedListQuery> = {}) =>
  useShownLists(...useState<ListsView>({ ...EVERY_LIST, query: { ...EVERYTHING, ...first } }))

const useShownLists = (view: ListsView, show: (view: ListsView) => void) => {
  const { pageNumber, query, typed } = view
  const paging: Paging = { ...firstPage("savedLists"), pageNumber }
  const found = useCall([SAVED_LISTS, query, pageNumber], loadSavedLists(query, paging), {
    placeholderData: keepPreviousData,
  })
  const page = found.data ?? undefined
  // Its last rows were deleted: the page before it is the last one now.
  const last = found.isPlaceholderData || page === undefined ? pageNumber : page.paging.pageNumber
  useEffect(() => {
    if (last !== pageNumber) show({ ...view, pageNumber: last })
  })
  const ask = (changed: Partial<SavedListQuery>) =>
    show({ ...view, query: { ...query, ...changed }, pageNumber: 1 })
  return {
    query,
    ask,
    typed,
    search: (text: string) =>
      show(
        searchRuns(text)
          ? { query: { ...query, search: text }, typed: text, pageNumber: 1 }
          : { ...view, typed: text },
      ),
    clear: () => show(EVERY_LIST),
    page,
    isPending: found.isPlaceholderData,
    error: found.error,
    retry: () => void found.refetch(),
    turn: (next: number) => show({ ...view, pageNumber: turnPage(page?.paging ?? paging, next).pageNumber }),
  }
}

export type SavedListsFound = ReturnType<typeof useSavedLists>
