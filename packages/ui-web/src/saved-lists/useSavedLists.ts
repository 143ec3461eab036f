import { loadSavedLists, type SavedListQuery, searchRuns } from "@listwright/domain/saved-lists"
import { firstPage, type Paging, turnPage } from "@listwright/domain/shared"
import { keepPreviousData, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useCall } from "../app/useCall.ts"

/** What all pages of saved lists are kept under: a change of one makes them all old. */
export const SAVED_LISTS = "saved-lists"

export const EVERYTHING: SavedListQuery = { accountId: null, search: "", start: null, end: null }

/** Loads saved lists again, wherever they show. */
export const useSavedListsChanged = (): (() => void) => {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [SAVED_LISTS] })
}

/** A page of saved lists, and what it is a page of; `first` is asked for until something else is. */
export const useSavedLists = (first: Partial<SavedListQuery> = {}) => {
  const [query, setQuery] = useState<SavedListQuery>({ ...EVERYTHING, ...first })
  const [typed, setTyped] = useState("")
  const [paging, setPaging] = useState<Paging>(() => firstPage("savedLists"))
  const found = useCall([SAVED_LISTS, query, paging.pageNumber], loadSavedLists(query, paging), {
    placeholderData: keepPreviousData,
  })
  const page = found.data ?? undefined
  // Its last rows were deleted: the page before it is the last one now.
  if (!found.isPlaceholderData && page !== undefined && page.paging.pageNumber !== paging.pageNumber)
    setPaging(page.paging)

  const ask = (changed: Partial<SavedListQuery>) => {
    setQuery({ ...query, ...changed })
    setPaging(firstPage("savedLists"))
  }
  return {
    query,
    ask,
    /** What the search box holds; it searches once it is long enough. */
    typed,
    search: (text: string) => {
      setTyped(text)
      if (searchRuns(text)) ask({ search: text })
    },
    clear: () => {
      setTyped("")
      ask(EVERYTHING)
    },
    page,
    isPending: found.isPlaceholderData,
    error: found.error,
    retry: () => void found.refetch(),
    turn: (pageNumber: number) => setPaging(turnPage(page?.paging ?? paging, pageNumber)),
  }
}

export type SavedListsFound = ReturnType<typeof useSavedLists>
