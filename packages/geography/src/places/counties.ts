import type { PlaceChoice } from "@listwright/domain/geography"
import { sortByName } from "./sortByName.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/** Returns a state's counties; counties with the same name differ by FIPS code. */
export const counties = ({ counties: all }: GeographyTables, state: string): ReadonlyArray<PlaceChoice> =>
  sortByName(
    all
      .filter((county) => county.state === state)
      .map(({ fips, name }) => ({ area: { kind: "county", county: fips, excluded: false }, name, state })),
  )
