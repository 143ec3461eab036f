import type { PlaceChoice } from "@listwright/domain/geography"
import { byName } from "./byName.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/** The cities of a state: the names of its post offices. spec: order-builder §7 (GetCitiesByState) */
export const cities = ({ cities: all }: GeographyTables, state: string): ReadonlyArray<PlaceChoice> =>
  byName(
    all
      .filter((city) => city.state === state)
      .map(({ name }) => ({ area: { kind: "city", state, city: name, excluded: false }, name, state })),
  )
