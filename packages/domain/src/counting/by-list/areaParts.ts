import type { Area } from "../../definition/Area.ts"
import { areaCombination, isSavedCountBasedArea } from "../../definition/savedCountAreas.ts"
import { compareStrings } from "../../definition/sortUniqueStrings.ts"
import { attributeSelectionKey, type AttributeSelection } from "../questions/AttributeSelection.ts"
import type { SelectionAttributes, ListAttributes } from "./ListAttributes.ts"

/** The attributes of some records, with the number of records that they selected. */
export interface CountedAttributes extends SelectionAttributes {
  readonly records: number
}

/**
 * Divides an area by the attributes that selected its records. The parts add up to the area's records and follow the
 * order of the lists. Empty if no list has any attributes; the area's own count is then enough.
 */
export const areaParts = (
  attributes: ListAttributes,
  area: Area,
  counted: ReadonlyArray<CountedAttributes>,
): ReadonlyArray<AttributeSelection> => {
  const order = isSavedCountBasedArea(area) ? areaCombination(area).savedCounts : []
  const parts = new Map<string, { columns: ReadonlyArray<string>; places: Set<number>; records: number }>()
  for (const { columns, lists, records } of counted) {
    if (records === 0) continue
    const key = attributeSelectionKey({ columns })
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
        compareStrings(attributeSelectionKey(a), attributeSelectionKey(b)),
    )
    .map(({ columns, places, records }) => ({
      lists: [...new Set(places.map((place) => attributes.nameOf(order[place] ?? "")))],
      columns,
      records,
    }))
}
