import type { PlaceChoice } from "@listwright/domain/geography"
import type { Country } from "@listwright/domain/shared"
import { sortByName } from "./sortByName.ts"
import { type GeographyTables, countryStates } from "./GeographyTables.ts"

/** Returns the 50 states and DC, or Canada's provinces and territories. */
export const states = (tables: GeographyTables, country: Country): ReadonlyArray<PlaceChoice> =>
  sortByName(
    countryStates(tables, country).map(({ code, name }) => ({
      area: { kind: "state", state: code, excluded: false },
      name,
      state: code,
    })),
  )
