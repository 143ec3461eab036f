import { type PointerEvent, useRef } from "react"

/** The first and last of the brushed bars, inclusive. */
export type Brush = readonly [first: number, last: number]

/** The effect of a drag, determined by where the pointer went down. */
type Drag =
  | { readonly kind: "edge"; readonly fixed: number }
  | { readonly kind: "move"; readonly at: number; readonly brush: Brush }

export interface BrushOptions {
  readonly bars: number
  readonly brush: Brush
  /** True if bars are brushed, in which case a drag within them moves the whole brush. */
  readonly isActive: boolean
  /** True if only one bar can be brushed at a time. */
  readonly isSingle: boolean
  readonly isDisabled: boolean
  readonly onBrush: (brush: Brush) => void
  /** Called if the gesture turns out to be a scroll. */
  readonly onCancel: () => void
}

/** The distance in pixels within which a handle can be grabbed; a finger needs more than a mouse. */
const REACH = { mouse: 10, touch: 22 }

const ordered = (a: number, b: number): Brush => (a <= b ? [a, b] : [b, a])

/**
 * Handles brushing over bars: a drag brushes from its start to the pointer, dragging a handle moves that end, and
 * dragging between the handles moves the whole brush. A vertical swipe still scrolls the page.
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
