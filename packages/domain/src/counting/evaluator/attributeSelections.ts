import { Result } from "effect"
import type { Area } from "../../definition/Area.ts"
import { isSavedCountBasedArea } from "../../definition/savedCountAreas.ts"
import { ListAttributes, type ListAreaLookup } from "../by-list/ListAttributes.ts"
import { areaParts } from "../by-list/areaParts.ts"
import type { AttributeSelection } from "../questions/AttributeSelection.ts"
import { select } from "./select.ts"
import type { Universe } from "./Universe.ts"
import type { UniverseRecord } from "./UniverseRecord.ts"

type PlaceOf = (list: string, record: UniverseRecord) => number | null

/** Looks up which area of a saved list a record belongs to, computing each list only once. */
const placesIn = (universe: Universe): PlaceOf => {
  const known = new Map<string, ReadonlyMap<bigint, number>>()
  return (list, { personKey }) => {
    const before = known.get(list)
    if (before !== undefined) return before.get(personKey) ?? null
    const saved = universe.savedCounts.get(list)
    const selected =
      saved === undefined ? null : Result.getOrNull(select(universe, saved.definition, saved.suppressed))
    const places = new Map(
      (selected?.areas ?? []).flatMap(({ records }, at) =>
        records.map((record) => [record.personKey, at] as const),
      ),
    )
    known.set(list, places)
    return places.get(personKey) ?? null
  }
}

/** Finds the attributes that selected each record in an area and, for each list, those of each region in an overlap. */
export const buildListAttributes = (
  universe: Universe,
): {
  readonly attributes: ListAttributes
  readonly placeIn: (record: UniverseRecord) => ListAreaLookup
} => {
  const placeOf = placesIn(universe)
  return {
    attributes: new ListAttributes((list) => universe.savedCounts.get(list)),
    placeIn: (record) => (list) => placeOf(list, record),
  }
}

/** Finds the attributes of saved lists that selected each area's records; empty for areas without such attributes. */
export const attributeSelections = (
  universe: Universe,
  areas: ReadonlyArray<{ readonly area: Area; readonly records: ReadonlyArray<UniverseRecord> }>,
): ReadonlyArray<ReadonlyArray<AttributeSelection>> => {
  const { attributes, placeIn } = buildListAttributes(universe)
  return areas.map(({ area, records }) => {
    if (!isSavedCountBasedArea(area)) return []
    const all = attributes.ofAll(area)
    const counted = records.map((record) => {
      const own = attributes.of(area, placeIn(record))
      // Where the lists agree, all of them selected the records.
      return { ...own, lists: all?.lists ?? own.lists, records: 1 }
    })
    return areaParts(attributes, area, counted)
  })
}
