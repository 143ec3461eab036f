import type { Area } from "@listwright/domain/definition"
import { Layer, Source, useMap } from "@vis.gl/react-maplibre"
import { useEffect, useMemo, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { hatchedLayers, AREA_STYLES, excludedFilter } from "./hatchedLayers.tsx"
import { useMapColors } from "./mapColors.ts"
import { LOWEST_LABEL_LAYER, LABEL_FONTS } from "./mapStyle.ts"
import type { Bounds } from "./ListMap.tsx"
import { circleFeatures, centerFeatures, MAX_CIRCLES, fileLocationRows } from "./shapeFeatures.ts"
import { useLocationRows } from "./useLocationRows.ts"

export interface LocationsLayerProps {
  readonly areas: ReadonlyArray<Area>
}

/** The minimum zoom for naming the circles; below it, there are too many. */
const NAMES_FROM = 9

const EVERYWHERE: Bounds = [-180, -90, 180, 90]

/** Returns the bounds of the map whenever it stops moving. */
const useView = (): Bounds => {
  const { current } = useMap()
  const [view, setView] = useState(EVERYWHERE)
  useEffect(() => {
    const map = current?.getMap()
    if (map === undefined) return
    const look = () => {
      const bounds = map.getBounds()
      setView([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()])
    }
    look()
    map.on("moveend", look)
    return () => void map.off("moveend", look)
  }, [current])
  return view
}

/** The circles from the list's uploaded files, each with a point at its center and, at close range, its name. */
export function LocationsLayer({ areas }: LocationsLayerProps) {
  const colors = useMapColors()
  const { files, hasFailed, retry } = useLocationRows(areas)
  const view = useView()
  const shown = useMemo(() => fileLocationRows(files), [files])
  const middles = useMemo(() => centerFeatures(shown), [shown])
  // Few circles are the same ones wherever the map is.
  const seen = shown.length > MAX_CIRCLES ? view : EVERYWHERE
  const circles = useMemo(() => circleFeatures(shown, seen), [shown, seen])
  return (
    <>
      <Source id="location-circles" type="geojson" data={circles}>
        {AREA_STYLES.flatMap((look) =>
          hatchedLayers(`location-${look.is}`, look, colors, { filter: excludedFilter(look.excluded) }, 1.5),
        )}
      </Source>
      <Source id="locations" type="geojson" data={middles}>
        {AREA_STYLES.map(({ edge, excluded, is }) => (
          <Layer
            key={`location-${is}-middle`}
            id={`location-${is}-middle`}
            type="circle"
            beforeId={LOWEST_LABEL_LAYER}
            filter={excludedFilter(excluded)}
            paint={{
              "circle-radius": ["interpolate", ["linear"], ["zoom"], 3, 2, 8, 4],
              "circle-color": colors[edge],
              "circle-stroke-color": colors.halo,
              "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 3, 0.5, 8, 1],
            }}
          />
        ))}
        <Layer
          id="location-names"
          type="symbol"
          minzoom={NAMES_FROM}
          layout={{
            "text-field": ["get", "name"],
            "text-font": LABEL_FONTS,
            "text-size": 12,
            "text-anchor": "top",
            "text-offset": [0, 0.5],
            "text-max-width": 12,
          }}
          paint={{ "text-color": colors.text, "text-halo-color": colors.halo, "text-halo-width": 1.5 }}
        />
      </Source>
      {hasFailed ? (
        <div
          role="alert"
          className="absolute inset-x-3 bottom-10 z-10 mx-auto flex w-fit items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-1.5 text-sm"
        >
          We couldn't load the locations in your file.
          <Button onPress={retry}>Try again</Button>
        </div>
      ) : null}
    </>
  )
}
