import {
  type Area,
  areaCode,
  areaText,
  areaCombination,
  isSavedCountBasedArea,
} from "@listwright/domain/definition"
import { radiusNote } from "@listwright/domain/geography"
import { useSavedListNames } from "../../list/areas/useSavedListNames.ts"
import { usePlaceNames } from "../../list/areas/usePlaceNames.ts"
import { usePostOfficeNames } from "../../list/areas/usePostOfficeNames.ts"

/** An area's name as known to users. */
export interface AreaName {
  /** The name: '60614', 'North side'. */
  readonly name: string
  /** The place: 'Chicago, IL'; '' if there's nothing to add, or while unknown. */
  readonly place: string
}

const ZIP = /^\d{5}/

/** Returns whether an area's code begins with a ZIP Code. */
const isPostal = ({ kind }: Area): boolean => kind === "zip" || kind === "zip4" || kind === "carrierRoute"

/**
 * Returns the names of areas: ZIP Codes by their post offices, radii by their settings, and counties, metro areas,
 * states, and saved counts by their own names. `typed`: codes being looked up; their places are requested in the
 * meantime.
 */
export const useAreaNames = (
  areas: ReadonlyArray<Area>,
  typed: ReadonlyArray<string> = [],
): ((area: Area) => AreaName) => {
  const ofSavedCounts = areas.filter(isSavedCountBasedArea)
  const others = areas.filter((area) => !isSavedCountBasedArea(area))
  const codes = others.filter(isPostal).map(areaCode)
  const placeOf = usePostOfficeNames([...codes, ...typed.filter((code) => ZIP.test(code))])
  const placeName = usePlaceNames(others)
  const listName = useSavedListNames(ofSavedCounts.flatMap((area) => areaCombination(area).savedCounts))
  return (area) => {
    if (!isSavedCountBasedArea(area))
      return (
        placeName(area) ?? {
          name: areaText(area),
          place: isPostal(area) ? placeOf(areaCode(area)) : radiusNote(area),
        }
      )
    const names = areaCombination(area).savedCounts.map(listName)
    return area.kind === "savedCount"
      ? { name: names.join(), place: "" }
      : { name: areaText(area), place: names.join(", ") }
  }
}
