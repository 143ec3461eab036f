import { type Area, areaKey } from "@listwright/domain/definition"
import { replaceArea, type ShapeChanged } from "@listwright/domain/geography"
import type { CallFailed } from "@listwright/domain/shared"
import { Cause, type Effect, Exit, Result } from "effect"
import { useState } from "react"
import { useApp } from "../app/App.ts"
import { useNotifyFailure } from "../app/failures.ts"
import type { Ports } from "../app/runtime.ts"
import { useNotify } from "../design/notifications.tsx"
import { changeSelection } from "../draft/changeSelection.ts"
import { useDraft } from "../draft/useDraft.ts"
import type { ShapeArea } from "./shapeFeatures.ts"

/** A shape that is under way: where it was, and as it would be. */
interface Dragged {
  readonly key: string
  readonly area: ShapeArea
}

export interface ShapeDrag {
  /** The areas of the list, with the shape that is dragged as it would be. */
  readonly areas: ReadonlyArray<Area>
  /** The shape that is being dragged; null: there isn't one. */
  readonly dragged: Dragged | null
  /** Shows a shape as it would be. `key`: that of the shape in the list. */
  readonly drag: (key: string, area: ShapeArea) => void
  /** Keeps what became of the shape with this key, or puts it back and says why not. Answers the key that it has then. */
  readonly drop: (key: string, changed: Effect.Effect<ShapeChanged, CallFailed, Ports>) => Promise<string>
  /** Puts a changed shape in the place of the one with this key. Answers the key that it has then. */
  readonly replace: (key: string, changed: Area) => string
}

/** Shapes that are dragged on the map: shown at once, kept when they are let go. One change each, which one Undo takes back. */
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
