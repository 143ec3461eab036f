import type { Area } from "../../definition/Area.ts"
import { isOfSavedCounts, savedCountsNamed } from "../../definition/ofSavedCounts.ts"
import { SAVED_COUNTS_NEEDED } from "../chooseSavedCounts.ts"

/** Tells whether a list consists only of saved lists but has too few to continue [ob9-saved-counts]. */
export const isOneListLeft = (areas: ReadonlyArray<Area>): boolean =>
  areas.length > 0 &&
  areas.every(isOfSavedCounts) &&
  savedCountsNamed(areas.filter(({ excluded }) => !excluded)).length < SAVED_COUNTS_NEEDED
