import type { OutlineLevel } from "@listwright/domain/counting"
import { useMap } from "@vis.gl/react-maplibre"
import type { MapMouseEvent } from "maplibre-gl"
import { useEffect, useEffectEvent } from "react"
import { BASE_SOURCE, outlineLevelAt, OUTLINE_LAYERS } from "./mapStyle.ts"
import { type Outline, outlineFromTile } from "./OutlinesReader.tsx"

/** The outline under the pointer. */
export interface HoveredOutline extends Outline {
  readonly level: OutlineLevel
}

export interface OutlinePointerProps {
  /** The outline under the pointer, on the map or in a list beside it. */
  readonly pointed: HoveredOutline | null
  readonly onPoint: (outline: HoveredOutline | null) => void
  readonly onPress: (outline: HoveredOutline, at: readonly [longitude: number, latitude: number]) => void
}

/** Tracks the outline under the pointer and highlights it. */
export function OutlinePointer({ onPoint, onPress, pointed }: OutlinePointerProps) {
  const { current } = useMap()
  const point = useEffectEvent(onPoint)
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const map = current?.getMap()
    if (map === undefined) return
    const under = ({ point: at }: MapMouseEvent): HoveredOutline | null => {
      const level = outlineLevelAt(map.getZoom())
      const [feature] = map.queryRenderedFeatures(at, { layers: [`${level}-shades`] })
      return typeof feature?.id === "number"
        ? { level, ...outlineFromTile(level, feature.id, feature.properties) }
        : null
    }
    let last: number | null = null
    const move = (event: MapMouseEvent) => {
      const outline = under(event)
      if ((outline?.id ?? null) === last) return
      last = outline?.id ?? null
      point(outline)
    }
    const leave = () => {
      last = null
      point(null)
    }
    const click = (event: MapMouseEvent) => {
      const outline = under(event)
      if (outline !== null) press(outline, [event.lngLat.lng, event.lngLat.lat])
    }
    map.on("mousemove", move)
    // What was pointed at goes elsewhere.
    map.on("movestart", leave)
    map.on("mouseout", leave)
    map.on("click", click)
    return () => {
      map.off("mousemove", move)
      map.off("movestart", leave)
      map.off("mouseout", leave)
      map.off("click", click)
    }
  }, [current])
  useEffect(() => {
    const map = current?.getMap()
    if (map === undefined || pointed === null) return
    const feature = {
      source: BASE_SOURCE,
      sourceLayer: OUTLINE_LAYERS[pointed.level].layer,
      id: pointed.id,
    }
    map.setFeatureState(feature, { hover: true })
    return () => {
      // The style may be gone by then, with the map.
      if (map.getSource(BASE_SOURCE) !== undefined) map.setFeatureState(feature, { hover: false })
    }
  }, [current, pointed])
  return null
}
