import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { type AreasAdded, chooseValid } from "./AreasAdded.ts"

/** The number of saved counts needed to combine them [ob9-saved-counts]. */
export const SAVED_COUNTS_NEEDED = 2

/** Returns a saved count as an area, by id. */
export const areaOfSavedCount = (savedCount: string): Area => ({
  kind: "savedCount",
  savedCount,
  excluded: false,
})

/** Chooses saved counts as a list's areas, in order; overlapping records belong to the first one. */
export const addSavedCounts = (definition: ListDefinition, ids: ReadonlyArray<string>): AreasAdded =>
  chooseValid(definition, ids.map(areaOfSavedCount), null)
