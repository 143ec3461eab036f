import type { HistoryQuery } from "@listwright/domain/history"
import { firstPage, pageCount, type Paging, turnPage } from "@listwright/domain/shared"
import { keepPreviousData } from "@tanstack/react-query"
import type { Effect } from "effect"
import { useEffect } from "react"
import { pagedViewActions, pagedViewUrlCodec, type PagedView, useUrlPagedView } from "../../app/pagedView.ts"
import type { Ports } from "../../app/runtime.ts"
import { useCall } from "../../app/useCall.ts"

/** A page of rows. `isFailed` is true if it couldn't be loaded, which isn't indicated in any other way. */
export interface HistoryPage<Row> {
  readonly items: ReadonlyArray<Row>
  readonly paging: Paging
  readonly isFailed: boolean
}

const EVERYTHING: PagedView<HistoryQuery> = {
  query: { accountId: null, search: "" },
  typed: "",
  pageNumber: 1,
}

const viewAddress = pagedViewUrlCodec({ read: () => ({}), write: () => ({}) })

/** The number of milliseconds between requests for orders still in progress. */
const FOLLOW_MS = 3_000

/**
 * Loads a page of a history tab. `load` is the tab's use case; it returns null while the search text is too short.
 * While `goesOn` returns true for the rows, they're reloaded periodically, so a newly placed order can be followed
 * until it's delivered.
 */
export const useHistoryQuery = <Row, E>(
  tab: string,
  load: (query: HistoryQuery, paging: Paging) => Effect.Effect<HistoryPage<Row> | null, E, Ports>,
  goesOn: (rows: ReadonlyArray<Row>) => boolean = () => false,
) => {
  const [view, show] = useUrlPagedView(viewAddress)
  const { pageNumber, query, typed } = view
  const { ask, goTo, search } = pagedViewActions(view, show)
  const paging: Paging = { ...firstPage("history"), pageNumber }
  const found = useCall(["history", tab, query, pageNumber], load(query, paging), {
    placeholderData: keepPreviousData,
    // A failed page must not be shown again from the cache, and orders progress while the page isn't open.
    staleTime: 0,
    refetchInterval: ({ state }) => (goesOn(state.data?.items ?? []) ? FOLLOW_MS : false),
  })
  const page = found.data ?? undefined
  const last =
    page === undefined || found.isPlaceholderData
      ? null
      : Math.max(1, pageCount(page.paging.total, page.paging.pageSize))
  const isBeyond = last !== null && page?.isFailed === false && pageNumber > last
  // A link to a page that there is no more leads to the last one.
  useEffect(() => {
    if (isBeyond) goTo(last)
  })
  return {
    query,
    ask,
    typed,
    search,
    showAll: () => show(EVERYTHING),
    isEverything: query.accountId === null && query.search === "",
    page,
    isPending: found.isPlaceholderData,
    isFailed: found.isError || (page?.isFailed ?? false),
    isRetrying: found.isFetching,
    retry: () => void found.refetch(),
    turn: (next: number) => goTo(turnPage(page?.paging ?? paging, next).pageNumber),
  }
}

export type HistoryQueryState<Row> = ReturnType<typeof useHistoryQuery<Row, unknown>>
