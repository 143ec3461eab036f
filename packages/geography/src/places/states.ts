import type { PlaceChoice } from "@listwright/domain/geography"
import type { Country } from "@listwright/domain/shared"
import { byName } from "./byName.ts"
import type { GeographyTables } from "./GeographyTables.ts"

/** The 50 states and DC; no provinces, since there are no Canadian data. spec: order-builder §7 (GetStates) */
export const states = ({ states: all }: GeographyTables, country: Country): ReadonlyArray<PlaceChoice> => {
  switch (country) {
    case "US":
      return byName(
        all.map(({ code, name }) => ({
          area: { kind: "state", state: code, excluded: false },
          name,
          state: code,
        })),
      )
    case "CA":
      return []
  }
}
