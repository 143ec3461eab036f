import type { PlaceChoice } from "@listwright/domain/geography"
import { stateCountry } from "@listwright/domain/shared"
import { sortByName } from "./sortByName.ts"
import type { GeographyTables } from "./GeographyTables.ts"

const namesIn = (tables: GeographyTables, state: string): ReadonlyArray<string> =>
  stateCountry(state) === "CA"
    ? tables.canada.cities.filter(({ province }) => province === state).map(({ name }) => name)
    : tables.cities.filter((city) => city.state === state).map(({ name }) => name)

/** Returns a state's cities, by post office name, or a province's cities. */
export const cities = (tables: GeographyTables, state: string): ReadonlyArray<PlaceChoice> =>
  sortByName(
    namesIn(tables, state).map((name) => ({
      area: { kind: "city", state, city: name, excluded: false },
      name,
      state,
    })),
  )
