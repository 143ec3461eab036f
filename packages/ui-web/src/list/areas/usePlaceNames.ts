import { type Area, areaKey } from "@listwright/domain/definition"
import {
  type AreaHit,
  toAreaNameEntry,
  codePlaceName,
  type PlaceChoice,
  type PlaceName,
  findPlaceNames,
  needsNameLookup,
} from "@listwright/domain/geography"
import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCallback } from "react"
import { useCall } from "../../app/useCall.ts"
import { PERMANENT_CACHE_OPTIONS, createSharedCache } from "../../app/createSharedCache.ts"

/** Cached names by area key; null for an area that doesn't exist, which isn't requested again. */
const { keep, useKnown } = createSharedCache<PlaceName | null>("area names")

/** Caches the names of places offered by a picker, so that choosing one doesn't request its name. */
export const cachePlaceNames = (queries: QueryClient, places: ReadonlyArray<PlaceChoice>): void =>
  keep(queries, places.map(toAreaNameEntry))

/** Caches the names of areas found by a search. */
export const cacheHitNames = (queries: QueryClient, hits: ReadonlyArray<AreaHit>): void => {
  const named = hits.filter(({ area }) => needsNameLookup(area))
  keep(
    queries,
    named.map(({ area, name, place }) => [areaKey(area), { name, place }]),
  )
}

/**
 * Returns the common names of counties, metro areas, districts, and states; null for other areas, and while the name of
 * a county or metro area is being loaded.
 */
export const usePlaceNames = (areas: ReadonlyArray<Area>): ((area: Area) => PlaceName | null) => {
  const queries = useQueryClient()
  const known = useKnown()
  const unknown = areas.filter((area) => needsNameLookup(area) && !known.has(areaKey(area)))
  useCall(
    ["area names of", unknown.map(areaKey)],
    Effect.map(findPlaceNames(unknown), (found) => {
      keep(queries, [...unknown.map((area) => [areaKey(area), null] as const), ...found])
      // A query without data would count as failed.
      return unknown.length
    }),
    { enabled: unknown.length > 0, ...PERMANENT_CACHE_OPTIONS },
  )
  return useCallback((area) => codePlaceName(area) ?? known.get(areaKey(area)) ?? null, [known])
}
