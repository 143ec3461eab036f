import { type Area, areaCode, areaText, combinationOf, isOfSavedCounts } from "@listwright/domain/definition"
import { useSavedListNames } from "../saved-lists/useSavedListNames.ts"
import { usePlaces } from "./usePlaces.ts"

/** An area as a person knows it. */
export interface AreaName {
  /** '60614', 'North side'. */
  readonly name: string
  /** 'Chicago, IL'; '' where there is nothing to add, or while it is unknown. */
  readonly place: string
}

const ZIP = /^\d{5}/

/**
 * What people call areas: ZIP Codes by their post offices, saved counts by their names. `typed`: codes that are being
 * looked up, whose places are found meanwhile.
 */
export const useAreaNames = (
  areas: ReadonlyArray<Area>,
  typed: ReadonlyArray<string> = [],
): ((area: Area) => AreaName) => {
  const ofSavedCounts = areas.filter(isOfSavedCounts)
  const others = areas.filter((area) => !isOfSavedCounts(area))
  const placeOf = usePlaces([...others.map(areaCode), ...typed.filter((code) => ZIP.test(code))])
  const listName = useSavedListNames(ofSavedCounts.flatMap((area) => combinationOf(area).savedCounts))
  return (area) => {
    if (!isOfSavedCounts(area)) return { name: areaText(area), place: placeOf(areaCode(area)) }
    const names = combinationOf(area).savedCounts.map(listName)
    return area.kind === "savedCount"
      ? { name: names.join(), place: "" }
      : { name: areaText(area), place: names.join(", ") }
  }
}
