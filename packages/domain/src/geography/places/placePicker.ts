import { sourceTraits } from "../../catalog/listTypes.ts"
import type { Area } from "../../definition/Area.ts"
import { areaKey } from "../../definition/areaKey.ts"
import type { Country } from "../../shared/Country.ts"
import { groupBy } from "../../shared/groupBy.ts"
import type { PlaceChoice } from "./Place.ts"

/** The number of rows in the list of available places. */
export const AVAILABLE_PLACES_ROW_COUNT = 13
/** The number of rows in 'Your Target Areas'. */
export const CHOSEN_AREAS_ROW_COUNT = 16

/** Returns the country whose states or provinces a source's picker offers. */
export const sourceCountry = (listType: number): Country => sourceTraits(listType).country

/** Returns the state or province that an area picker starts with. */
export const defaultPickerState = (listType: number): "AL" | "AB" =>
  sourceCountry(listType) === "CA" ? "AB" : "AL"

const chosenKeys = (chosen: ReadonlyArray<Area>): ReadonlySet<string> =>
  new Set(chosen.filter((area) => !area.excluded).map(areaKey))

/**
 * Returns whether none, some, or all of the offered places are chosen, for the checkbox above them. If no places are
 * offered, the checkbox is clear.
 */
export const placesCheckboxState = (
  offered: ReadonlyArray<PlaceChoice>,
  chosen: ReadonlyArray<Area>,
): "none" | "some" | "all" => {
  const keys = chosenKeys(chosen)
  const count = offered.filter(({ area }) => keys.has(areaKey(area))).length
  return count === 0 ? "none" : count < offered.length ? "some" : "all"
}

/** A picker row: one place, or all places of a state as a single value. */
export type PickerValue =
  | { readonly _tag: "AllOfState"; readonly state: string; readonly places: number }
  | { readonly _tag: "OnePlace"; readonly place: PlaceChoice }

/**
 * Returns the chosen places as rows, in the order offered; a state whose places are all chosen becomes one row.
 * `offered` contains every place of each of its states.
 */
export const pickerValues = (
  offered: ReadonlyArray<PlaceChoice>,
  chosen: ReadonlyArray<Area>,
): ReadonlyArray<PickerValue> => {
  const keys = chosenKeys(chosen)
  return [...groupBy(offered, ({ state }) => state)].flatMap(([state, places]): ReadonlyArray<PickerValue> =>
    placesCheckboxState(places, chosen) === "all"
      ? [{ _tag: "AllOfState", state, places: places.length }]
      : places
          .filter(({ area }) => keys.has(areaKey(area)))
          .map((place): PickerValue => ({ _tag: "OnePlace", place })),
  )
}

/** Returns the areas that picker rows represent. */
export const pickerValueAreas = (
  offered: ReadonlyArray<PlaceChoice>,
  values: ReadonlyArray<PickerValue>,
): ReadonlyArray<Area> =>
  values.flatMap((value) => {
    switch (value._tag) {
      case "AllOfState":
        return offered.filter(({ state }) => state === value.state).map(({ area }) => area)
      case "OnePlace":
        return [value.place.area]
    }
  })
