import type { Area, Point } from "@listwright/domain/definition"
import { Places } from "@listwright/domain/geography"
import { Effect } from "effect"
import { useMemo, useState } from "react"
import { useCall } from "../../../app/useCall.ts"
import { PERMANENT_CACHE_OPTIONS } from "../../../app/createSharedCache.ts"
import type { MapTarget } from "../../../list/map/ListMap.tsx"
import { pointBounds } from "../../../list/map/shapeFeatures.ts"

/** The number of degrees shown around the center of a ZIP Code, which keeps the map from zooming in to street level. */
const AROUND = 0.08

/**
 * Returns the map target that shows the list's ZIP Codes when the map opens; null while unknown, and if there aren't
 * any.
 */
export const useZipMapTarget = (areas: ReadonlyArray<Area>): MapTarget | null => {
  const [zips] = useState(() => areas.flatMap((area) => (area.kind === "zip" ? [area.zip] : [])))
  const { data } = useCall(
    ["middles of ZIP Codes", zips],
    Effect.flatMap(Places, ({ searchAddress }) =>
      Effect.forEach(zips, (zip) => searchAddress(zip), { concurrency: 4 }),
    ),
    { enabled: zips.length > 0, ...PERMANENT_CACHE_OPTIONS },
  )
  return useMemo(() => {
    const points = (data ?? []).flatMap(([place]) => {
      const point = place?.point ?? null
      return point === null ? [] : [point]
    })
    const bounds = pointBounds(
      points.flatMap(([x, y]): ReadonlyArray<Point> => [
        [x - AROUND, y - AROUND],
        [x + AROUND, y + AROUND],
      ]),
    )
    return bounds === null ? null : { bounds }
  }, [data])
}
