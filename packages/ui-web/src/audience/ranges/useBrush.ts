import { type PointerEvent, useRef } from "react"

/** The bars that are brushed, both included. */
export type Brush = readonly [first: number, last: number]

/** The effect of a drag, decided where the pointer went down. */
type Drag =
  | { readonly kind: "edge"; readonly fixed: number }
  | { readonly kind: "move"; readonly at: number; readonly brush: Brush }

export interface BrushOptions {
  readonly bars: number
  readonly brush: Brush
  /** Something is brushed: what is grasped within it moves. */
  readonly isActive: boolean
  /** One bar at a time. */
  readonly isSingle: boolean
  readonly isDisabled: boolean
  readonly onBrush: (brush: Brush) => void
  /** The gesture turned out to be a scroll. */
  readonly onCancel: () => void
}

/** The distance in pixels within which a handle is grasped; a finger needs more than a mouse. */
const REACH = { mouse: 10, touch: 22 }

const ordered = (a: number, b: number): Brush => (a <= b ? [a, b] : [b, a])

/**
 * Brushing over bars: from where the pointer comes down to where it goes; by a handle; the whole brush where it is grasped in
 * between. Up and down still scrolls the page under a finger.
 */
export const useBrush = ({
  bars,
  brush,
  isActive,
  isDisabled,
  isSingle,
  onBrush,
  onCancel,
}: BrushOptions) => {
  const drag = useRef<Drag | null>(null)

  const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const x = ((clientX - left) / width) * bars
    return { x, bar: Math.min(bars - 1, Math.max(0, Math.floor(x))), reach: bars / width }
  }

  const start = (event: PointerEvent<HTMLElement>) => {
    if (isDisabled || event.button !== 0) return
    const { bar, reach, x } = placeOf(event)
    event.currentTarget.setPointerCapture(event.pointerId)
    const [first, last] = brush
    const near = (event.pointerType === "touch" ? REACH.touch : REACH.mouse) * reach
    const [toFirst, toLast] = [Math.abs(x - first), Math.abs(x - (last + 1))]
    if (isSingle) {
      drag.current = { kind: "edge", fixed: bar }
      return onBrush([bar, bar])
    }
    if (Math.min(toFirst, toLast) <= near) {
      drag.current = { kind: "edge", fixed: toFirst < toLast ? last : first }
    } else if (isActive && bar >= first && bar <= last) {
      drag.current = { kind: "move", at: bar, brush }
    } else {
      drag.current = { kind: "edge", fixed: bar }
      onBrush([bar, bar])
    }
  }

  const move = (event: PointerEvent<HTMLElement>) => {
    const held = drag.current
    if (held === null) return
    const { bar } = placeOf(event)
    if (isSingle) return onBrush([bar, bar])
    if (held.kind === "edge") return onBrush(ordered(held.fixed, bar))
    const [first, last] = held.brush
    const by = Math.min(bars - 1 - last, Math.max(-first, bar - held.at))
    onBrush([first + by, last + by])
  }

  const end = () => {
    drag.current = null
  }
  const cancel = () => {
    if (drag.current !== null) onCancel()
    end()
  }
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: cancel }
}
