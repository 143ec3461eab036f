import type { PlaceChoice } from "@listwright/domain/geography"
import { byName } from "./byName.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/** The metro areas of which a part lies in a state; one of several states stands in the list of each, as a whole. */
export const metroAreas = (
  { counties, metroAreas: all }: GeographyTables,
  state: string,
): ReadonlyArray<PlaceChoice> => {
  const ofState = new Set(counties.filter((county) => county.state === state).map(({ fips }) => fips))
  return byName(
    all
      .filter((area) => area.counties.some((county) => ofState.has(county)))
      .map(({ code, name }) => ({
        area: { kind: "metroArea", metroArea: code, excluded: false },
        name,
        state,
      })),
  )
}
