import { type Area, areaKey, areaText } from "@listwright/domain/definition"
import {
  type AreaHit,
  nameOfChoice,
  type PlaceChoice,
  type PlaceName,
  placeNames,
  wantsName,
} from "@listwright/domain/geography"
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCallback } from "react"
import { useCall } from "../app/useCall.ts"

type Names = ReadonlyMap<string, PlaceName>

/** By the keys of areas. Each is asked for once, however the areas of a list come and go. */
const KNOWN = ["area names"]
const NOTHING: Names = new Map()
const FOREVER = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

const remember = (queries: QueryClient, names: Iterable<readonly [string, PlaceName]>) =>
  queries.setQueryData<Names>(KNOWN, (before = NOTHING) => new Map([...before, ...names]))

/** Keeps the names of places that a picker offers, so that nobody asks for those that it chooses. */
export const rememberPlaces = (queries: QueryClient, places: ReadonlyArray<PlaceChoice>): void => {
  remember(queries, places.map(nameOfChoice))
}

/** The same of areas that a search found. */
export const rememberHits = (queries: QueryClient, hits: ReadonlyArray<AreaHit>): void => {
  remember(
    queries,
    hits
      .filter(({ area }) => wantsName(area))
      .map(({ area, name, place }) => [areaKey(area), { name, place }]),
  )
}

/** What people call counties, metro areas and states; null for other areas, and while it is unknown. */
export const usePlaceNames = (areas: ReadonlyArray<Area>): ((area: Area) => PlaceName | null) => {
  const queries = useQueryClient()
  const { data: known } = useQuery({
    queryKey: KNOWN,
    queryFn: () => NOTHING,
    initialData: NOTHING,
    enabled: false,
    ...FOREVER,
  })
  const unknown = areas.filter((area) => wantsName(area) && !known.has(areaKey(area)))
  useCall(
    ["area names of", unknown.map(areaKey)],
    Effect.map(placeNames(unknown), (found) => {
      // One that does not exist is not asked for again.
      const nameless = unknown.map((area) => [areaKey(area), { name: areaText(area), place: "" }] as const)
      return remember(queries, [...nameless, ...found])
    }),
    { enabled: unknown.length > 0, ...FOREVER },
  )
  return useCallback((area) => known.get(areaKey(area)) ?? null, [known])
}
