import type { Area } from "@listwright/domain/definition"
import { ADDRESS_ZOOM } from "@listwright/domain/geography"
import { useState } from "react"
import type { MapGoal } from "./ListMap.tsx"
import { boundsOfShapes, centerOf, isShape } from "./shapeFeatures.ts"

export interface MapGoals {
  readonly goal: MapGoal | null
  readonly goTo: (goal: MapGoal) => void
  /** Shows all shapes; where there are none, nothing moves. */
  readonly goToAll: (areas: ReadonlyArray<Area>) => void
}

/** Where the map goes next; it starts with the shapes of the list in view. */
export const useMapGoal = (areas: ReadonlyArray<Area>): MapGoals => {
  const boundsGoal = (shown: ReadonlyArray<Area>): MapGoal | null => {
    const shapes = shown.filter(isShape)
    const [only] = shapes
    // A point has no bounds.
    if (shapes.length === 1 && only?.kind === "closest") return { center: centerOf(only), zoom: ADDRESS_ZOOM }
    const bounds = boundsOfShapes(shapes)
    return bounds === null ? null : { bounds }
  }
  const [goal, setGoal] = useState(() => boundsGoal(areas))
  const go = (next: MapGoal | null) => {
    if (next !== null) setGoal(next)
  }
  return {
    goal,
    goTo: go,
    goToAll: (shown) => go(boundsGoal(shown)),
  }
}
