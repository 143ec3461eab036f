import type { PlaceChoice } from "@listwright/domain/geography"
import type { Country } from "@listwright/domain/shared"
import { byName } from "./byName.ts"
import { type GeographyTables, statesOf } from "./GeographyTables.ts"

/** Returns the 50 states and DC, or Canada's provinces and territories. */
export const states = (tables: GeographyTables, country: Country): ReadonlyArray<PlaceChoice> =>
  byName(
    statesOf(tables, country).map(({ code, name }) => ({
      area: { kind: "state", state: code, excluded: false },
      name,
      state: code,
    })),
  )
