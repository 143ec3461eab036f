import type { Point } from "@listwright/domain/definition"
import { Marker, useMap } from "@vis.gl/react-maplibre"
import { type KeyboardEvent, useEffect, useRef } from "react"
import { classes } from "../../design/classes.ts"

/** The number of pixels per arrow key press; FAR_STEP with Shift. */
const STEP = 8
const FAR_STEP = 40
/** The time in milliseconds within which key presses count as one change. */
const REST_MS = 400

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const LOOKS = {
  /** The center of a shape. */
  center: "size-5 border-2 border-surface bg-accent",
  /** A corner, or the edge of a circle. */
  corner: "size-4 border-2 border-accent bg-surface",
  /** A point between two corners that can become a corner. */
  between: "size-3 border border-accent bg-accent-soft",
} as const

export interface MapHandleProps {
  /** The name of the point moved by the handle: 'Middle of Store 12'. */
  readonly label: string
  readonly at: Point
  readonly look: keyof typeof LOOKS
  /** Called while the handle is dragged, and after each key press. */
  readonly onMove: (to: Point) => void
  /** Called when the handle is released, to save the change. */
  readonly onDrop: (to: Point) => void
  readonly onPress?: () => void
  readonly onDelete?: () => void
  readonly isChosen?: boolean
}

/**
 * A map handle that can be dragged, or moved with the arrow keys (farther with Shift). Its target is 24 pixels wide,
 * even if it looks smaller.
 */
export function MapHandle(props: MapHandleProps) {
  const { at, isChosen = false, label, look, onDelete, onDrop, onMove, onPress } = props
  const { current: map } = useMap()
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (arrow !== undefined && map !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      const far = event.shiftKey ? FAR_STEP : STEP
      const { x, y } = map.project([...at])
      const { lng, lat } = map.unproject([x + arrow[0] * far, y + arrow[1] * far])
      const to: Point = [lng, lat]
      onMove(to)
      clearTimeout(rest.current)
      rest.current = setTimeout(() => onDrop(to), REST_MS)
    }
    if ((event.key === "Delete" || event.key === "Backspace") && onDelete !== undefined) {
      event.preventDefault()
      clearTimeout(rest.current)
      onDelete()
    }
  }
  return (
    <Marker
      longitude={at[0]}
      latitude={at[1]}
      draggable
      onDrag={({ lngLat }) => onMove([lngLat.lng, lngLat.lat])}
      onDragEnd={({ lngLat }) => onDrop([lngLat.lng, lngLat.lat])}
    >
      <button
        type="button"
        aria-label={label}
        aria-pressed={onPress === undefined ? undefined : isChosen}
        onKeyDown={press}
        onClick={(event) => {
          // Not a click on the map below.
          event.stopPropagation()
          onPress?.()
        }}
        className={classes(
          "map-handle grid cursor-grab place-items-center rounded-full active:cursor-grabbing",
          look === "center" ? "size-7" : "size-6",
        )}
      >
        <span
          className={classes(
            "rounded-full shadow-floating",
            LOOKS[look],
            isChosen && "outline-2 outline-offset-1 outline-accent",
          )}
        />
      </button>
    </Marker>
  )
}
