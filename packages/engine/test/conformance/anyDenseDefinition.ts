import { anyDefinition } from "./anyDefinition.ts"
import { type Dense, DISTRICTS, METRO_AREAS, SAVED_COUNTS } from "./denseUniverse.ts"

/** Definitions over a dense universe: its records and attributes, and the areas and saved counts that it has. */
export const anyDenseDefinition = ({ columns, records, universe }: Dense) =>
  anyDefinition({
    records,
    columns,
    metroAreas: METRO_AREAS,
    districts: DISTRICTS,
    savedCounts: SAVED_COUNTS,
    locationFiles: universe.locationFiles,
  })
