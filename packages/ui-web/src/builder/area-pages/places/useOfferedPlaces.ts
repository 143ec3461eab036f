import { listOfferedPlaces, type PlaceChoice, type PlaceTab } from "@listwright/domain/geography"
import { type UseQueryOptions, useQueries, useQuery, useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useApp } from "../../../app/App.ts"
import { cachePlaceNames } from "../../../list/areas/usePlaceNames.ts"

type Found = ReadonlyArray<PlaceChoice>

/** Returns the query for the places available in a state. It caches their names for when they're chosen. */
const useOfferedCall = (tab: PlaceTab, listType: number) => {
  const queries = useQueryClient()
  const { runner } = useApp()
  const keep = (found: Found) => Effect.sync(() => cachePlaceNames(queries, found))
  return (state: string) =>
    ({
      // The states themselves are the same in each state.
      queryKey: ["places of", tab, listType, tab === "state" ? "" : state],
      queryFn: ({ signal }) =>
        runner.query(Effect.tap(listOfferedPlaces(tab, state, listType), keep), { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }) satisfies UseQueryOptions<Found>
}

/** Loads the places available in a state. */
export const useOfferedPlaces = (tab: PlaceTab, state: string, listType: number) =>
  useQuery(useOfferedCall(tab, listType)(state))

/** The places available in a state; null while loading, "failed" if they couldn't be loaded. */
export type OfferedPlacesResult = Found | "failed" | null

export interface OfferedPlacesByState {
  /** Returns a requested state's places; undefined for other states. */
  readonly of: (state: string) => OfferedPlacesResult | undefined
  /** Loads a state's places unless they're known; rejects if that fails. */
  readonly load: (state: string) => Promise<Found>
}

/** Loads the places available in several states, with one request per state. */
export const useOfferedPlacesByState = (
  tab: PlaceTab,
  states: ReadonlyArray<string>,
  listType: number,
): OfferedPlacesByState => {
  const queries = useQueryClient()
  const callOf = useOfferedCall(tab, listType)
  const found = useQueries({
    queries: states.map(callOf),
    combine: (answers) =>
      new Map(
        answers.map(
          ({ data, isError, isFetching }, at): readonly [string | undefined, OfferedPlacesResult] => [
            states[at],
            data ?? (isError && !isFetching ? "failed" : null),
          ],
        ),
      ),
  })
  return {
    of: (state) => found.get(state),
    load: (state) => queries.fetchQuery(callOf(state)),
  }
}
