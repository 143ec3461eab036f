import type { Area } from "../definition/Area.ts"
import type { ListDefinition } from "../definition/ListDefinition.ts"
import { type AreasAdded, chooseValid } from "./AreasAdded.ts"

/** Saved counts are combined, which takes two of them [ob9-saved-counts]. */
export const SAVED_COUNTS_NEEDED = 2

/** A saved count as an area; its id names it. */
export const areaOfSavedCount = (savedCount: string): Area => ({
  kind: "savedCount",
  savedCount,
  excluded: false,
})

/** Chooses saved counts as the areas of a list, in order: overlaps go to the first. */
export const addSavedCounts = (definition: ListDefinition, ids: ReadonlyArray<string>): AreasAdded =>
  chooseValid(definition, ids.map(areaOfSavedCount), null)
