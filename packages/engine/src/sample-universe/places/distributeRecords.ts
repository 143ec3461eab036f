import type { Place } from "../../format/layout/Place.ts"
import { apportion } from "./apportion.ts"

/** Returns the same places with `records` divided among them by weight; their populations don't change. */
export const distributeRecords = (
  places: ReadonlyArray<Place>,
  records: number,
  weightOf: (place: Place) => number,
): ReadonlyArray<Place> => {
  const shares = apportion(records, places.map(weightOf))
  let firstRow = 0
  return places.map((place, at) => {
    const here = { ...place, records: shares[at] ?? 0, firstRow }
    firstRow += here.records
    return here
  })
}
