import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { type AreasUpdate, addValidAreas } from "./AreasUpdate.ts"

/** The number of saved counts needed to combine them [ob9-saved-counts]. */
export const MIN_SAVED_COUNTS_TO_COMBINE = 2

/** Converts a saved count's ID to an area. */
export const savedCountToArea = (savedCount: string): Area => ({
  kind: "savedCount",
  savedCount,
  excluded: false,
})

/** Chooses saved counts as a list's areas, in order; records that several of them select belong to the first one. */
export const addSavedCounts = (definition: ListDefinition, ids: ReadonlyArray<string>): AreasUpdate =>
  addValidAreas(definition, ids.map(savedCountToArea), null)
