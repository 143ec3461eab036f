import type { PlaceChoice } from "@listwright/domain/geography"
import { sortByName } from "./sortByName.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/**
 * Returns the metro areas that are at least partly in a state. A metro area that spans several states is fully listed
 * in each of them.
 */
export const metroAreas = (
  { counties, metroAreas: all }: GeographyTables,
  state: string,
): ReadonlyArray<PlaceChoice> => {
  const ofState = new Set(counties.filter((county) => county.state === state).map(({ fips }) => fips))
  return sortByName(
    all
      .filter((area) => area.counties.some((county) => ofState.has(county)))
      .map(({ code, name }) => ({
        area: { kind: "metroArea", metroArea: code, excluded: false },
        name,
        state,
      })),
  )
}
