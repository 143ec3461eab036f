import { type Area, areaKey, type NameOfArea } from "@listwright/domain/definition"
import { placeNames, placeNameText } from "@listwright/domain/geography"
import { Effect } from "effect"

/** Looks up the common names of areas that are otherwise only codes: 'Cook, IL'. */
export const namesOfAreas = (areas: ReadonlyArray<Area>) =>
  Effect.map(placeNames(areas), (names): NameOfArea => (area) => {
    const known = names.get(areaKey(area))
    return known === undefined ? null : placeNameText(known)
  })
