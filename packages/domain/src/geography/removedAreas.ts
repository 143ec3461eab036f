import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"

/** An area that was taken away, and where it stood: the order decides which area a record belongs to. */
export interface RemovedArea {
  readonly area: Area
  /** From 0, in the list before anything was taken away. */
  readonly index: number
}

/** A list after areas were taken away, and which. */
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
