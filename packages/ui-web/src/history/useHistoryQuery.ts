import { type HistoryQuery, searchRuns } from "@listwright/domain/history"
import { firstPage, type Paging, turnPage } from "@listwright/domain/shared"
import { keepPreviousData } from "@tanstack/react-query"
import type { Effect } from "effect"
import { useState } from "react"
import type { Ports } from "../app/runtime.ts"
import { useCall } from "../app/useCall.ts"

const EVERYTHING: HistoryQuery = { accountId: null, search: "" }

/** A page of rows; `isFailed`: it could not be loaded, which is said nowhere else. */
export interface HistoryPage<Row> {
  readonly items: ReadonlyArray<Row>
  readonly paging: Paging
  readonly isFailed: boolean
}

/** How often orders that go on by themselves are looked at again, in milliseconds. */
const FOLLOW_MS = 3_000

/**
 * A page of a tab, and what it is a page of. `load` is the use-case of the tab, which answers null while the search is too
 * short to run. While `goesOn` says so of the rows, they are looked at again and again, so that an order that was
 * just placed is followed to its delivery. spec: portal §4 (History search), §8 (History load failures)
 */
export const useHistoryQuery = <Row, E>(
  tab: string,
  load: (query: HistoryQuery, paging: Paging) => Effect.Effect<HistoryPage<Row> | null, E, Ports>,
  goesOn: (rows: ReadonlyArray<Row>) => boolean = () => false,
) => {
  const [query, setQuery] = useState(EVERYTHING)
  const [typed, setTyped] = useState("")
  const [paging, setPaging] = useState<Paging>(() => firstPage("history"))
  const found = useCall(["history", tab, query, paging.pageNumber], load(query, paging), {
    placeholderData: keepPreviousData,
    // What failed is not a page to be shown again, and an order goes on while nobody looks.
    staleTime: 0,
    refetchInterval: ({ state }) => (goesOn(state.data?.items ?? []) ? FOLLOW_MS : false),
  })
  const page = found.data ?? undefined
  const ask = (changed: Partial<HistoryQuery>) => {
    setQuery({ ...query, ...changed })
    setPaging(firstPage("history"))
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
    showAll: () => {
      setTyped("")
      ask(EVERYTHING)
    },
    isEverything: query.accountId === null && query.search === "",
    page,
    isPending: found.isPlaceholderData,
    isFailed: found.isError || (page?.isFailed ?? false),
    isRetrying: found.isFetching,
    retry: () => void found.refetch(),
    turn: (pageNumber: number) => setPaging(turnPage(page?.paging ?? paging, pageNumber)),
  }
}

export type HistoryFound<Row> = ReturnType<typeof useHistoryQuery<Row, unknown>>
