import type { Area } from "@listwright/domain/definition"
import { ADDRESS_ZOOM } from "@listwright/domain/geography"
import { useState } from "react"
import type { MapTarget } from "./ListMap.tsx"
import { shapeBounds, areaCenter, isShape } from "./shapeFeatures.ts"
import { useLocationRows } from "./useLocationRows.ts"

export interface MapTargetState {
  readonly goal: MapTarget | null
  readonly goTo: (goal: MapTarget) => void
  /** Moves the map to show everything drawn for the given areas; doesn't move the map if there's nothing to show. */
  readonly goToAll: (areas: ReadonlyArray<Area>) => void
}

/** Manages the map's next target; initially, the map shows everything drawn for the list. */
export const useMapTarget = (areas: ReadonlyArray<Area>): MapTargetState => {
  const { files } = useLocationRows(areas)
  const boundsGoal = (shown: ReadonlyArray<Area>): MapTarget | null => {
    const shapes = shown.filter(isShape)
    const [only] = shapes
    const drawn = files.filter(({ area: { file } }) =>
      shown.some((area) => area.kind === "locations" && area.file === file),
    )
    // A point has no bounds.
    if (shapes.length === 1 && drawn.length === 0 && only?.kind === "closest")
      return { center: areaCenter(only), zoom: ADDRESS_ZOOM }
    const bounds = shapeBounds(shapes, drawn)
    return bounds === null ? null : { bounds }
  }
  const [goal, setGoal] = useState(() => boundsGoal(areas))
  const go = (next: MapTarget | null) => {
    if (next !== null) setGoal(next)
  }
  // The rows of a file come after it.
  const [known, setKnown] = useState(files.length)
  if (known !== files.length) {
    setKnown(files.length)
    if (files.length > known) go(boundsGoal(areas))
  }
  return {
    goal,
    goTo: go,
    goToAll: (shown) => go(boundsGoal(shown)),
  }
}
