import type { Area, ClosestArea } from "../../definition/Area.ts"
import { distanceMiles } from "./geometry.ts"
import type { RecordTest, UniverseRecord } from "./UniverseRecord.ts"

/** An area that isn't excluded, with a test for the records in it. */
export interface ChosenArea {
  readonly area: Area
  readonly contains: RecordTest
}

type Records = ReadonlyArray<UniverseRecord>

const byKey = (a: UniverseRecord, b: UniverseRecord): number =>
  a.personKey < b.personKey ? -1 : a.personKey > b.personKey ? 1 : 0

/** Returns the first record of each household by person key. */
export const firstRecordPerHousehold = (records: Records): Records => {
  const first = new Map<string, UniverseRecord>()
  for (const record of records.toSorted(byKey))
    if (!first.has(record.household)) first.set(record.household, record)
  return [...first.values()]
}

const householdsOf = (records: Iterable<UniverseRecord>): ReadonlySet<string> =>
  new Set(Array.from(records, ({ household }) => household))

/** Returns the nearest records, nearest first; ties are ordered by person key. */
const nearest = ({ latitude, longitude, quantity }: typeof ClosestArea.Type, records: Records): Records =>
  records
    .flatMap((record) =>
      record.point === null ? [] : [{ record, miles: distanceMiles([longitude, latitude], record.point) }],
    )
    .toSorted((a, b) => a.miles - b.miles || byKey(a.record, b.record))
    .slice(0, quantity)
    .map(({ record }) => record)

/**
 * Assigns records that meet every other condition to areas. A record belongs to the first area that contains it, and
 * areas keep their records in universe order. A nearest-records area takes records that don't belong to an earlier
 * area, nearest first.
 *
 * With one record per household, each household keeps its first record, by person key, among the records in any area,
 * and that record stays in its own area. A nearest-records area then draws from the first records of households without
 * a record in an earlier area, and later areas skip the households that it takes. With such an area, households can
 * outnumber individuals, because the nearest person and the nearest first record can be from different households;
 * removing a record can even leave more households.
 *
 * Spec: decisions, Counting
 */
export const assignAreas = (
  areas: ReadonlyArray<ChosenArea>,
  records: Records,
  oneAHousehold: boolean,
): ReadonlyArray<Records> => {
  const taken = new Set<UniverseRecord>()
  const byArea = areas.map(({ area, contains }): Records => {
    const inside = records.filter((record) => !taken.has(record) && contains(record))
    if (area.kind !== "closest" || !oneAHousehold) {
      const own = area.kind === "closest" ? nearest(area, inside) : inside
      for (const record of own) taken.add(record)
      return own
    }
    const earlier = householdsOf(taken)
    const own = nearest(
      area,
      firstRecordPerHousehold(inside.filter(({ household }) => !earlier.has(household))),
    )
    const reached = householdsOf(own)
    for (const record of records) if (reached.has(record.household)) taken.add(record)
    return own
  })
  if (!oneAHousehold) return byArea
  const first = new Set(firstRecordPerHousehold(byArea.flat()))
  return byArea.map((own) => own.filter((record) => first.has(record)))
}
