import { type Area, areaKey } from "@listwright/domain/definition"
import { replaceArea, type ShapeChangeResult } from "@listwright/domain/geography"
import type { CallFailed } from "@listwright/domain/shared"
import { Cause, type Effect, Exit, Result } from "effect"
import { useState } from "react"
import { useApp } from "../../app/App.ts"
import { useNotifyFailure } from "../../app/failures.ts"
import type { Ports } from "../../app/runtime.ts"
import { useNotify } from "../../design/notifications.tsx"
import { changeSelection } from "../draft/changeSelection.ts"
import { useDraft } from "../draft/useDraft.ts"
import type { ShapeArea } from "./shapeFeatures.ts"

/** A shape being dragged: the key of its original, and its current form. */
interface Dragged {
  readonly key: string
  readonly area: ShapeArea
}

export interface ShapeDrag {
  /** The areas of the list, with the dragged shape in its current form. */
  readonly areas: ReadonlyArray<Area>
  /** The shape being dragged; null if there isn't one. */
  readonly dragged: Dragged | null
  /** Shows a changed shape without saving it. `key` is the key of the shape in the list. */
  readonly drag: (key: string, area: ShapeArea) => void
  /** Saves the changed shape with this key, or restores it and shows the reason. Returns its resulting key. */
  readonly drop: (
    key: string,
    changed: Effect.Effect<ShapeChangeResult, CallFailed, Ports>,
  ) => Promise<string>
  /** Replaces the shape with this key. Returns the new shape's key. */
  readonly replace: (key: string, changed: Area) => string
}

/**
 * Manages shapes dragged on the map. They're shown immediately and saved when released, each as one change that a
 * single Undo reverts.
 */
export const useShapeDrag = (): ShapeDrag => {
  const { drafts, runner } = useApp()
  const { areas } = useDraft().draft.definition
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const notify = useNotify("geography")
  const notifyFailure = useNotifyFailure()

  const replace: ShapeDrag["replace"] = (key, changed) => {
    drafts.change(changeSelection((definition) => replaceArea(definition, key, changed)))
    return areaKey(changed)
  }
  const drop: ShapeDrag["drop"] = async (key, changed) => {
    const exit = await runner.run(changed)
    let after = key
    if (Exit.isFailure(exit)) notifyFailure(Cause.squash(exit.cause))
    else if (Result.isFailure(exit.value)) notify(exit.value.failure)
    else after = replace(key, exit.value.success)
    setDragged((held) => (held?.key === key ? null : held))
    return after
  }
  return {
    areas:
      dragged === null ? areas : areas.map((area) => (areaKey(area) === dragged.key ? dragged.area : area)),
    dragged,
    drag: (key, area) => setDragged({ key, area }),
    drop,
    replace,
  }
}
