import { districtName, type PlaceChoice } from "@listwright/domain/geography"
import { sortByName } from "./sortByName.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/** Returns the congressional districts in a state or DC. */
export const congressionalDistricts = (
  { districts }: GeographyTables,
  state: string,
): ReadonlyArray<PlaceChoice> =>
  sortByName(
    districts(state).map((district) => ({
      area: { kind: "congressionalDistrict", district, excluded: false },
      name: districtName(district),
      state,
    })),
  )
