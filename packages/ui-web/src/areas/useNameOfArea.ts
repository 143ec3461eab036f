import { type Area, areaText, type NameOfArea } from "@listwright/domain/definition"
import { placeNameText } from "@listwright/domain/geography"
import { useCallback } from "react"
import { usePlaceNames } from "./usePlaceNames.ts"

/** What people call areas that are only codes, in one text: 'Cook, IL'. */
export const useNameOfArea = (areas: ReadonlyArray<Area>): NameOfArea => {
  const placeName = usePlaceNames(areas)
  return useCallback(
    (area) => {
      const known = placeName(area)
      const name = known === null ? null : placeNameText(known)
      // Of one that nobody knows, the code is all there is.
      return name === areaText(area) ? null : name
    },
    [placeName],
  )
}
