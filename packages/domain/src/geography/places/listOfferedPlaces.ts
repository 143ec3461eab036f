import { Effect } from "effect"
import type { Area } from "../../definition/Area.ts"
import { sourceCountry } from "./placePicker.ts"
import { Places } from "./Places.ts"
import type { PlaceTab } from "./placeTabs.ts"
import { disambiguatePlaceChoices } from "./disambiguatePlaceChoices.ts"

/** Lists the places that a tab's picker offers for a state. The list of states doesn't depend on the chosen state. */
export const listOfferedPlaces = Effect.fn("listOfferedPlaces")(function* (
  tab: PlaceTab,
  state: string,
  listType: number,
) {
  const places = yield* Places
  switch (tab) {
    case "city":
      return yield* places.cities(state)
    case "county":
      return disambiguatePlaceChoices(yield* places.counties(state))
    case "state":
      return yield* places.states(sourceCountry(listType))
    case "metroArea":
      return yield* places.metroAreas(state, listType)
    case "congressionalDistrict":
      return yield* places.congressionalDistricts(state)
  }
})

/** Returns the areas chosen on a tab, including excluded ones. */
export const chosenTabAreas = (areas: ReadonlyArray<Area>, tab: PlaceTab): ReadonlyArray<Area> =>
  areas.filter(({ kind }) => kind === tab)
