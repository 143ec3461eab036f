import {
  type Area,
  isSavedCountBasedArea,
  type AreaNameLookup,
  referencedSavedCounts,
} from "@listwright/domain/definition"
import { placeNameText } from "@listwright/domain/geography"
import { useCallback } from "react"
import { usePlaceNames } from "./usePlaceNames.ts"
import { useSavedListNames } from "./useSavedListNames.ts"

/**
 * Returns a function that returns an area's common name if the area is otherwise only a code: 'Cook, IL'; a saved list
 * has its own name.
 */
export const useCommonAreaName = (areas: ReadonlyArray<Area>): AreaNameLookup => {
  const placeName = usePlaceNames(areas)
  const listName = useSavedListNames(referencedSavedCounts(areas.filter(isSavedCountBasedArea)))
  return useCallback(
    (area) => {
      if (area.kind === "savedCount") return listName(area.savedCount) || null
      const known = placeName(area)
      return known === null ? null : placeNameText(known)
    },
    [placeName, listName],
  )
}
