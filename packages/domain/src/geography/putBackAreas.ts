import { Result } from "effect"
import { areaKey } from "../definition/areaKey.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { addAreas, type TooManyAreas } from "./chooseAreas.ts"
import type { RemovedArea } from "./RemovedArea.ts"

/**
 * Puts areas back where they stood. On the list as their removal left it, this is exactly the list from before; areas that
 * were chosen again meanwhile stay as they are. spec: decisions (Counting and quantities: undoably)
 */
export const putBackAreas = (
  definition: ListDefinition,
  removed: ReadonlyArray<RemovedArea>,
): Result.Result<ListDefinition, TooManyAreas> => {
  const present = new Set(definition.areas.map(areaKey))
  const areas = [...definition.areas]
  for (const { area, index } of removed) {
    if (!present.has(areaKey(area))) areas.splice(index, 0, area)
  }
  return addAreas({ ...definition, areas: [] }, areas)
}
