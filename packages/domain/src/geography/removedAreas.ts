import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { Result } from "effect"
import { areaKey } from "../definition/areaKey.ts"
import { addAreas, type TooManyAreas } from "./chooseAreas.ts"

/** An area that was taken away, and where it stood: the order decides which area a record belongs to. */
export interface RemovedArea {
  readonly area: Area
  /** From 0, in the list before anything was taken away. */
  readonly index: number
}

/** A list after areas were taken away, with what brings them back. */
export interface AreasRemoved {
  readonly definition: ListDefinition
  /** In their order. */
  readonly removed: ReadonlyArray<RemovedArea>
}

/** Keeps the areas that a rule keeps and says which it took away. */
export const keepAreas = (definition: ListDefinition, keeps: (area: Area) => boolean): AreasRemoved => ({
  definition: { ...definition, areas: definition.areas.filter(keeps) },
  removed: definition.areas.map((area, index) => ({ area, index })).filter(({ area }) => !keeps(area)),
})

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
