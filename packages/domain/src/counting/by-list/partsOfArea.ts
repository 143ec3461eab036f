import type { Area } from "../../definition/Area.ts"
import { combinationOf, isOfSavedCounts } from "../../definition/ofSavedCounts.ts"
import { compareTexts } from "../../definition/sortedTexts.ts"
import { selectedByKey, type SelectedBy } from "../questions/SelectedBy.ts"
import type { Attributes, ListAttributes } from "./ListAttributes.ts"

/** The attributes of some records, with the number of records that they selected. */
export interface CountedAttributes extends Attributes {
  readonly records: number
}

/**
 * Returns the parts of an area by the attributes that selected them. They add up to its records and follow the order of
 * the lists. Empty if no list has any attributes; the area's own count is then enough.
 */
export const partsOfArea = (
  attributes: ListAttributes,
  area: Area,
  counted: ReadonlyArray<CountedAttributes>,
): ReadonlyArray<SelectedBy> => {
  const order = isOfSavedCounts(area) ? combinationOf(area).savedCounts : []
  const parts = new Map<string, { columns: ReadonlyArray<string>; places: Set<number>; records: number }>()
  for (const { columns, lists, records } of counted) {
    if (records === 0) continue
    const key = selectedByKey({ columns })
    const part = parts.get(key) ?? { columns, places: new Set<number>(), records: 0 }
    for (const list of lists) part.places.add(order.indexOf(list))
    part.records += records
    parts.set(key, part)
  }
  if ([...parts.values()].every(({ columns }) => columns.length === 0)) return []
  return [...parts.values()]
    .map(({ columns, places, records }) => ({
      columns,
      records,
      places: [...places].toSorted((a, b) => a - b),
    }))
    .toSorted(
      (a, b) =>
        (a.places[0] ?? 0) - (b.places[0] ?? 0) ||
        a.places.length - b.places.length ||
        compareTexts(selectedByKey(a), selectedByKey(b)),
    )
    .map(({ columns, places, records }) => ({
      lists: [...new Set(places.map((place) => attributes.nameOf(order[place] ?? "")))],
      columns,
      records,
    }))
}
