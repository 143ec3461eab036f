import { MIN_POLYGON_POINTS } from "@listwright/domain/geography"
import { formatWholeNumber } from "@listwright/domain/shared"
import type { RefObject } from "react"
import { Button } from "../../design/Button.tsx"
import type { DrawControls, DrawMode } from "./DrawTool.tsx"

export interface DrawButtonsProps {
  readonly mode: DrawMode
  readonly controls: RefObject<DrawControls | null>
  /** The number of points set so far. */
  readonly points: number
  readonly onStop: () => void
}

const HINTS: Readonly<Record<DrawMode, readonly [none: string, some: string]>> = {
  polygon: [
    "Click each corner on the map, or move the map and set corners at the crosshair.",
    "To close the shape, click the first corner again or press Finish. To start over, press Escape.",
  ],
  circle: [
    "Click the center of the circle on the map, or move the map and set the center at the crosshair.",
    "Click where the circle's edge should be, or move the map and set the edge at the crosshair. To start over, press Escape.",
  ],
}

/** Returns the progress of a drawing with a hint about the next step. */
export const drawingHint = (mode: DrawMode, points: number): string => {
  const [none, some] = HINTS[mode]
  if (points === 0) return none
  if (mode === "circle") return some
  return `${formatWholeNumber(points)} ${points === 1 ? "corner" : "corners"} so far. ${some}`
}

/** Buttons for drawing without a pointer: the user moves the map and sets points at the crosshair in its center. */
export function DrawButtons({ controls, mode, onStop, points }: DrawButtonsProps) {
  return (
    <>
      <Button onPress={() => controls.current?.setPoint()}>
        {mode === "polygon" ? "Set a corner" : points === 0 ? "Set the center" : "Set the edge"}
      </Button>
      {mode === "polygon" ? (
        <>
          <Button isDisabled={points === 0} onPress={() => controls.current?.undo()}>
            Undo corner
          </Button>
          <Button isDisabled={points < MIN_POLYGON_POINTS} onPress={() => controls.current?.finish()}>
            Finish
          </Button>
        </>
      ) : null}
      <Button kind="quiet" onPress={onStop}>
        Stop
      </Button>
    </>
  )
}

/** The crosshair in the center of the map. */
export function DrawCrosshair() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 z-1 size-6 -translate-1/2"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M12 2v20M2 12h20" className="stroke-surface" strokeWidth="4" />
      <path d="M12 2v20M2 12h20" className="stroke-text" strokeWidth="1.5" />
    </svg>
  )
}
