/// <reference types="vite/client" />
import { MAP_CENTER, MAP_ZOOM } from "@listwright/domain/geography"
import type { Point } from "@listwright/domain/definition"
import { Map, type MapRef, ScaleControl } from "@vis.gl/react-maplibre"
import * as maplibre from "maplibre-gl"
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url"
import { Minus, Plus } from "lucide-react"
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react"
import { IconButton } from "../../design/Button.tsx"
import { useMediaQuery } from "../../design/useMediaQuery.ts"
import { useDraft } from "../draft/useDraft.ts"
import { fromGlZoom, toGlZoom } from "./glZoom.ts"
import "./map.css"
import { useMapColors } from "./mapColors.ts"
import { mapStyle } from "./mapStyle.ts"
import { mapPatterns } from "./patterns.ts"

maplibre.setWorkerUrl(workerUrl)

/** The bounds in degrees, west and south first. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

const FIT = { padding: 48, maxZoom: toGlZoom(13), duration: 600 }

const DRAWING_STAYS = { preserveDrawingBuffer: true }

/** The visible part of the map, in the specification's zoom levels. */
export interface MapScene {
  readonly zoom: number
  readonly center: Point
}

/** The part of the map to show: a bounding box, or a point at a zoom level. A new object moves the map again. */
export type MapTarget = { readonly bounds: Bounds } | MapScene

export interface ListMapProps {
  /** The label for screen readers: 'Map of ZIP Codes'. */
  readonly label: string
  /** True to show carrier routes instead of ZIP Codes. */
  readonly showsRoutes?: boolean
  /** The part of the map to show; null for the initial view, the whole country. */
  readonly goal: MapTarget | null
  readonly onScene?: (scene: MapScene) => void
  readonly className?: string
  /** The content shown over the map, at its top left. */
  readonly legend?: ReactNode
  /** The layers, handles, and tools on the map. */
  readonly children?: ReactNode
}

const bare = (scene: { readonly lng: number; readonly lat: number }, zoom: number): MapScene => ({
  zoom: fromGlZoom(zoom),
  center: [scene.lng, scene.lat],
})

/** The map's element with a reference to the map, for code that reads from the map, such as a test. */
export interface MapElement extends HTMLDivElement {
  listMap?: maplibre.Map
}

/** A list's map: the country from our own tiles, with the page's drawings on top [ob9-map]. */
export function ListMap(props: ListMapProps) {
  const { children, className = "h-[26rem] max-sm:h-[20rem]", goal, label, legend, onScene } = props
  const { showsRoutes = false } = props
  const { listType } = useDraft().draft
  const colors = useMapColors()
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)")
  const map = useRef<MapRef>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  const style = useMemo(
    () => mapStyle(colors, window.location.origin, listType, showsRoutes),
    [colors, listType, showsRoutes],
  )
  const patterns = useMemo(() => mapPatterns(colors), [colors])
  const [start] = useState(goal)

  const goTo = (next: MapTarget) => {
    // The renderer goes at once where motion is unwanted.
    if ("bounds" in next) {
      const [west, south, east, north] = next.bounds
      map.current?.fitBounds([west, south, east, north], FIT)
    } else
      map.current?.easeTo({ center: [...next.center], zoom: toGlZoom(next.zoom), duration: FIT.duration })
  }
  useEffect(() => {
    if (isDrawn && goal !== null && goal !== start) goTo(goal)
    // Where it goes is said once by each goal.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [goal, isDrawn])
  // Patterns are images of the style, so a new theme draws them again.
  useEffect(() => {
    const drawn = map.current?.getMap()
    if (!isDrawn || drawn === undefined) return
    for (const [name, image] of Object.entries(patterns))
      if (drawn.hasImage(name)) drawn.updateImage(name, image)
  }, [isDrawn, patterns])

  const load = (event: { readonly target: maplibre.Map }) => {
    const drawn = event.target
    for (const [name, image] of Object.entries(patterns)) drawn.addImage(name, image, { pixelRatio: 2 })
    drawn.touchZoomRotate.disableRotation()
    drawn.keyboard.disableRotation()
    const holder: MapElement | null = drawn.getContainer().closest<MapElement>(".list-map")
    if (holder !== null) holder.listMap = drawn
    setIsDrawn(true)
    onScene?.(bare(drawn.getCenter(), drawn.getZoom()))
  }
  return (
    <div
      role="group"
      aria-label={label}
      data-drawn={isDrawn ? true : undefined}
      className={`list-map relative overflow-hidden rounded-card border border-line ${className}`}
    >
      <Map
        ref={map}
        mapLib={maplibre as never}
        mapStyle={style}
        initialViewState={
          start === null
            ? { longitude: MAP_CENTER[0], latitude: MAP_CENTER[1], zoom: toGlZoom(MAP_ZOOM) }
            : "bounds" in start
              ? { bounds: [...start.bounds] as [number, number, number, number], fitBoundsOptions: FIT }
              : { longitude: start.center[0], latitude: start.center[1], zoom: toGlZoom(start.zoom) }
        }
        minZoom={1.5}
        maxZoom={16}

        renderWorldCopies={false}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        cooperativeGestures
        attributionControl={false}
        fadeDuration={isStill ? 0 : 150}
        // Paper shows what was drawn last.
        canvasContextAttributes={DRAWING_STAYS}
        locale={{ "Map.Title": label }}
        onLoad={load}
        onMoveEnd={({ target }: { readonly target: maplibre.Map }) =>
          onScene?.(bare(target.getCenter(), target.getZoom()))
        }
      >
        <ScaleControl unit="imperial" position="bottom-left" />
        {isDrawn ? children : null}
      </Map>
      {legend === undefined ? null : (
        <div className="pointer-events-none absolute top-3 left-3 max-w-[60%]">{legend}</div>
      )}
      <div className="no-print absolute top-3 right-3 flex flex-col overflow-hidden rounded-control border border-line-strong bg-surface">
        <IconButton
          label="Zoom in"
          kind="plain"
          className="rounded-none!"
          onPress={() => map.current?.zoomIn()}
        >
          <Plus className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Zoom out"
          kind="plain"
          className="rounded-none! border-t! border-line!"
          onPress={() => map.current?.zoomOut()}
        >
          <Minus className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
