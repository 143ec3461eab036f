import { type Area, areaKey } from "@listwright/domain/definition"
import {
  type AreaHit,
  nameOfChoice,
  nameOfCode,
  type PlaceChoice,
  type PlaceName,
  placeNames,
  wantsName,
} from "@listwright/domain/geography"
import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { Effect } from "effect"
import { useCallback } from "react"
import { useCall } from "../app/useCall.ts"
import { FOREVER, kept } from "../app/kept.ts"

/** Cached names by area key; null for an area that doesn't exist, which isn't requested again. */
const { keep, useKnown } = kept<PlaceName | null>("area names")

/** Caches the names of places offered by a picker, so that choosing one doesn't request its name. */
export const rememberPlaces = (queries: QueryClient, places: ReadonlyArray<PlaceChoice>): void =>
  keep(queries, places.map(nameOfChoice))

/** Caches the names of areas found by a search. */
export const rememberHits = (queries: QueryClient, hits: ReadonlyArray<AreaHit>): void => {
  const named = hits.filter(({ area }) => wantsName(area))
  keep(
    queries,
    named.map(({ area, name, place }) => [areaKey(area), { name, place }]),
  )
}

/**
 * Returns the common names of counties, metro areas, districts and states; null for other areas, and while the name
 * of a county or metro area is being loaded.
 */
export const usePlaceNames = (areas: ReadonlyArray<Area>): ((area: Area) => PlaceName | null) => {
  const queries = useQueryClient()
  const known = useKnown()
  const unknown = areas.filter((area) => wantsName(area) && !known.has(areaKey(area)))
  useCall(
    ["area names of", unknown.map(areaKey)],
    Effect.map(placeNames(unknown), (found) => {
      keep(queries, [...unknown.map((area) => [areaKey(area), null] as const), ...found])
      // A query without data would count as failed.
      return unknown.length
    }),
    { enabled: unknown.length > 0, ...FOREVER },
  )
  return useCallback((area) => nameOfCode(area) ?? known.get(areaKey(area)) ?? null, [known])
}
