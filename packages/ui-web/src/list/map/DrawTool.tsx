import type { Point } from "@listwright/domain/definition"
import { useMap } from "@vis.gl/react-maplibre"
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react"
import { TerraDraw, TerraDrawCircleMode, TerraDrawModeUndoRedo, TerraDrawPolygonMode } from "terra-draw"
import { TerraDrawMapLibreGLAdapter } from "terra-draw-maplibre-gl-adapter"
import { type MapColors, parseRgba, useMapColors } from "./mapColors.ts"

/** The type of drawing: a line of corners, or a center and a point on the circle's edge. */
export type DrawMode = "polygon" | "circle"

/** The controls for drawing without a pointer, at the crosshair in the center of the map. */
export interface DrawControls {
  /** Acts like a click at the crosshair: sets the next corner, the center of a circle, or its edge. */
  readonly setPoint: () => void
  /** Removes the last corner. */
  readonly undo: () => void
  /** Closes the polygon. */
  readonly finish: () => void
}

export interface DrawToolProps {
  readonly mode: DrawMode
  readonly controls: Ref<DrawControls>
  /** Called with the drawn line, without its first point repeated. The tool is then ready for the next drawing. */
  readonly onDrawn: (ring: ReadonlyArray<Point>) => void
  /**
   * Reports the number of corners, or 1 once a circle's center is set. The corner that follows the pointer isn't
   * counted.
   */
  readonly onSketch: (points: number) => void
}

type Hex = `#${string}`

const hex = (color: string): Hex =>
  `#${parseRgba(color)
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, "0"))
    .join("")}`

const looks = (colors: MapColors) => ({
  fillColor: hex(colors.selection),
  fillOpacity: 0.2,
  outlineColor: hex(colors.accent),
  outlineWidth: 2,
})

/** The number of decimal places of a degree, which is accurate to about an inch. */
const PRECISION = 7

const ringOf = (coordinates: unknown): ReadonlyArray<Point> => {
  const [ring] = coordinates as ReadonlyArray<ReadonlyArray<Point>>
  return (ring ?? []).slice(0, -1).map(([x, y]) => [x, y])
}

/** Draws with the pointer, or with buttons at the crosshair, in the same sketch. Escape discards it. */
export function DrawTool({ controls, mode, onDrawn, onSketch }: DrawToolProps) {
  const { current } = useMap()
  const colors = useMapColors()
  const tool = useRef<TerraDraw>(null)
  const drawn = useEffectEvent(onDrawn)
  const sketch = useEffectEvent(onSketch)

  useEffect(() => {
    const map = current?.getMap()
    if (map === undefined) return
    const polygon = new TerraDrawPolygonMode({
      pointerDistance: 16,
      styles: {
        ...looks(colors),
        closingPointColor: hex(colors.surface),
        closingPointOutlineColor: hex(colors.accent),
        closingPointOutlineWidth: 2,
        closingPointWidth: 6,
      },
      cursors: { start: "crosshair", close: "pointer" },
    })
    const draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: PRECISION }),
      modes: [
        polygon,
        new TerraDrawCircleMode({
          styles: looks(colors),
          cursors: { start: "crosshair" },
          segments: 96,
          drawInteraction: "click-move-or-drag",
        }),
      ],
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    })
    draw.start()
    draw.setMode(mode)
    draw.on("finish", (id) => {
      const feature = draw.getSnapshotFeature(id)
      draw.removeFeatures([id])
      sketch(0)
      if (feature?.geometry.type === "Polygon") drawn(ringOf(feature.geometry.coordinates))
    })
    const count = () => {
      const isBegun = draw.getSnapshot().some(({ geometry }) => geometry.type === "Polygon")
      // Each set corner can be undone; the one that follows the pointer doesn't count yet.
      sketch(isBegun ? Math.max(1, polygon.undoSize()) : 0)
    }
    draw.on("change", count)
    // After the corner that it is about.
    draw.on("history", count)
    tool.current = draw
    return () => {
      tool.current = null
      draw.stop()
    }
  }, [current, colors, mode])

  useImperativeHandle(controls, () => {
    const canvas = () => current?.getCanvas()
    const point = (type: string, { x, y }: { readonly x: number; readonly y: number }) =>
      canvas()?.dispatchEvent(
        new PointerEvent(type, {
          clientX: x,
          clientY: y,
          isPrimary: true,
          pointerType: "mouse",
          bubbles: false,
        }),
      )
    return {
      setPoint: () => {
        const box = canvas()?.getBoundingClientRect()
        if (box === undefined) return
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        for (const type of ["pointermove", "pointerdown", "pointerup"]) point(type, middle)
      },
      undo: () => void tool.current?.undo(),
      finish: () =>
        void canvas()?.dispatchEvent(new KeyboardEvent("keyup", { key: "Enter", bubbles: false })),
    }
  }, [current])
  return null
}
