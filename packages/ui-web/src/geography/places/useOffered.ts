import { offeredPlaces, type PlaceChoice, type PlaceTab } from "@listwright/domain/geography"
import { type UseQueryOptions, useQueries, useQuery, useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useApp } from "../../app/App.ts"
import { rememberPlaces } from "../../areas/usePlaceNames.ts"

type Found = ReadonlyArray<PlaceChoice>

/** How what is offered in a state is asked for; the names are kept for when it is chosen. */
const useOfferedCall = (tab: PlaceTab, listType: number) => {
  const queries = useQueryClient()
  const { runner } = useApp()
  const keep = (found: Found) => Effect.sync(() => rememberPlaces(queries, found))
  return (state: string) =>
    ({
      // The states themselves are the same in each state.
      queryKey: ["places of", tab, listType, tab === "state" ? "" : state],
      queryFn: ({ signal }) =>
        runner.query(Effect.tap(offeredPlaces(tab, state, listType), keep), { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }) satisfies UseQueryOptions<Found>
}

/** What is offered. */
export const useOffered = (tab: PlaceTab, state: string, listType: number) =>
  useQuery(useOfferedCall(tab, listType)(state))

/** What is offered in a state: null while it is on its way. */
export type OfferedIn = Found | "failed" | null

export interface OfferedInStates {
  /** Of the states that are asked about; undefined of the others. */
  readonly of: (state: string) => OfferedIn | undefined
  /** What a state offers, asked for where it is unknown; rejects when that fails. */
  readonly load: (state: string) => Promise<Found>
}

/** What is offered in some states, each of which is asked about once. */
export const useOfferedIn = (
  tab: PlaceTab,
  states: ReadonlyArray<string>,
  listType: number,
): OfferedInStates => {
  const queries = useQueryClient()
  const callOf = useOfferedCall(tab, listType)
  const found = useQueries({
    queries: states.map(callOf),
    combine: (answers) =>
      new Map(
        answers.map(({ data, isError, isFetching }, at): readonly [string | undefined, OfferedIn] => [
          states[at],
          data ?? (isError && !isFetching ? "failed" : null),
        ]),
      ),
  })
  return {
    of: (state) => found.get(state),
    load: (state) => queries.fetchQuery(callOf(state)),
  }
}
