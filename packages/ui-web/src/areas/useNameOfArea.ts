import type { Area, NameOfArea } from "@listwright/domain/definition"
import { placeNameText } from "@listwright/domain/geography"
import { useCallback } from "react"
import { usePlaceNames } from "./usePlaceNames.ts"

/** What people call areas that are only codes, in one text: 'Cook, IL'. */
export const useNameOfArea = (areas: ReadonlyArray<Area>): NameOfArea => {
  const placeName = usePlaceNames(areas)
  return useCallback(
    (area) => {
      const known = placeName(area)
      return known === null ? null : placeNameText(known)
    },
    [placeName],
  )
}
