import { type Area, areaKey, type AreaNameLookup } from "@listwright/domain/definition"
import { findPlaceNames, placeNameText } from "@listwright/domain/geography"
import { Effect } from "effect"

/** Looks up the common names of areas that are otherwise only codes: 'Cook, IL'. */
export const lookUpAreaNames = (areas: ReadonlyArray<Area>) =>
  Effect.map(findPlaceNames(areas), (names): AreaNameLookup => (area) => {
    const known = names.get(areaKey(area))
    return known === undefined ? null : placeNameText(known)
  })
