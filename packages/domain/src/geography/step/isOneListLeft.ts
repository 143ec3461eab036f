import type { Area } from "../../definition/Area.ts"
import { isOfSavedCounts, savedCountsNamed } from "../../definition/ofSavedCounts.ts"
import { SAVED_COUNTS_NEEDED } from "../chooseSavedCounts.ts"

/** Tells whether a list is made only of saved lists but has too few of them to continue [ob9-saved-counts]. */
export const isOneListLeft = (areas: ReadonlyArray<Area>): boolean =>
  areas.length > 0 &&
  areas.every(isOfSavedCounts) &&
  savedCountsNamed(areas.filter(({ excluded }) => !excluded)).length < SAVED_COUNTS_NEEDED
