import type { Area } from "../../definition/Area.ts"
import { isSavedCountBasedArea, referencedSavedCounts } from "../../definition/savedCountAreas.ts"
import { MIN_SAVED_COUNTS_TO_COMBINE } from "../chooseSavedCounts.ts"

/** Returns whether a list consists only of saved lists but has too few to continue [ob9-saved-counts]. */
export const hasTooFewLists = (areas: ReadonlyArray<Area>): boolean =>
  areas.length > 0 &&
  areas.every(isSavedCountBasedArea) &&
  referencedSavedCounts(areas.filter(({ excluded }) => !excluded)).length < MIN_SAVED_COUNTS_TO_COMBINE
