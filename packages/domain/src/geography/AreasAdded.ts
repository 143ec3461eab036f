import { Result } from "effect"
import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import type { Notice } from "../shared/Notice.ts"
import { addAreas } from "./chooseAreas.ts"
import { tooManyAreas } from "./Notices.ts"

/** What adding areas came to. Without `added` the definition is the one that was given. */
export interface AreasAdded {
  readonly definition: ListDefinition
  readonly added: ReadonlyArray<Area>
  /** Areas of another kind, which made way. */
  readonly removed: ReadonlyArray<Area>
  /** What the person is told, in the specification's words. */
  readonly warnings: ReadonlyArray<Notice>
}

export const nothingAdded = (definition: ListDefinition, ...warnings: ReadonlyArray<Notice>): AreasAdded => ({
  definition,
  added: [],
  removed: [],
  warnings,
})

/**
 * Chooses valid areas of one kind. A list holds areas of one kind: those of another kind make way.
 * spec: order-builder §4 (ZIP input type), decisions (Counting and quantities)
 */
export const chooseValid = (
  definition: ListDefinition,
  added: ReadonlyArray<Area>,
  warning: Notice | null,
): AreasAdded => {
  const warnings = warning === null ? [] : [warning]
  const kind = added[0]?.kind
  if (kind === undefined) return nothingAdded(definition, ...warnings)
  const removed = definition.areas.filter((area) => area.kind !== kind)
  const kept = { ...definition, areas: definition.areas.filter((area) => area.kind === kind) }
  return Result.match(addAreas(kept, added), {
    onSuccess: (chosen) => ({ definition: chosen, added, removed, warnings }),
    onFailure: (refused) => nothingAdded(definition, tooManyAreas(refused)),
  })
}
