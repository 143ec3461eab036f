import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"

/** An area that was removed, with its position; the order of areas determines which one a record belongs to. */
export interface RemovedArea {
  readonly area: Area
  /** The area's index, from 0, in the list before the removal. */
  readonly index: number
}

/** A list after areas were removed, with the removed areas. */
export interface AreaRemoval {
  readonly definition: ListDefinition
  /** The removed areas, in order. */
  readonly removed: ReadonlyArray<RemovedArea>
}

/** Keeps the areas that satisfy a predicate and reports the removed ones. */
export const filterAreas = (definition: ListDefinition, keeps: (area: Area) => boolean): AreaRemoval => ({
  definition: { ...definition, areas: definition.areas.filter(keeps) },
  removed: definition.areas.map((area, index) => ({ area, index })).filter(({ area }) => !keeps(area)),
})
