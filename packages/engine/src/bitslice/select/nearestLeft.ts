import type { ClosestArea } from "@listwright/domain/definition"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import { type Coverage, NOWHERE } from "../geography/Coverage.ts"
import { locatedMask } from "../geography/locatedMask.ts"
import { countPositions, intersection } from "../geography/masks.ts"
import { firstsBeside, restOfHouseholds } from "./households.ts"
import { nearest, type NearestRows } from "./nearest.ts"
import type { RowSearch } from "./RowSearch.ts"

/** What the area of the nearest records has, and who can belong to no later area because of it. */
export interface NearestLeft {
  readonly own: Coverage
  readonly gone: Coverage
}

type Closest = typeof ClosestArea.Type

const searched = async (
  search: RowSearch,
  how: Pick<NearestRows, "rows" | "mayTakeWhole" | "count" | "mark">,
): Promise<NearestRows> => {
  const { files, places } = search.universe
  await files.keysProven()
  return {
    ...how,
    yielder: search.yielder,
    overlapping: (bounds) => places.overlapping(bounds),
    points: files.points,
    strays: (zip) => files.strays.of(zip),
    keys: files.keys,
    valid: ({ zip }) => search.fact("VALID", places.placeOf(zip) ?? -1),
  }
}

/** The nearest records that no earlier area has. */
export const nearestIndividuals = async (area: Closest, search: RowSearch): Promise<NearestLeft> => {
  const { files, places } = search.universe
  const mark = async (zips: ReadonlyArray<number>): Promise<ReadonlyArray<Uint8Array>> => {
    const marks = await search.fulfilling(zips)
    return zips.map((zip, at) => {
      const [rows, fulfilling] = [places.rows[zip], marks[at]]
      if (rows === undefined || fulfilling === undefined) return new Uint8Array()
      const left = search.left(zip, fulfilling)
      return rows.unplaced === 0 ? left : intersection(left, locatedMask(files, rows))
    })
  }
  /** Records without a known place cannot be near, and would end the search too soon. */
  const count = async (zips: ReadonlyArray<number>): Promise<ReadonlyArray<number>> => {
    const counts = await search.countLeft(zips)
    const unsure = zips.filter((zip, at) => places.rows[zip]?.unplaced !== 0 && (counts[at] ?? 0) > 0)
    const marks = await mark(unsure)
    const sure = new Map(unsure.map((zip, at) => [zip, countPositions(marks[at] ?? new Uint8Array())]))
    return zips.map((zip, at) => sure.get(zip) ?? counts[at] ?? 0)
  }
  const mayTakeWhole = ({ strays, unplaced }: ZipRows): boolean => unplaced === 0 && strays === 0
  const own = await nearest(area, await searched(search, { rows: places.rows, mayTakeWhole, count, mark }))
  return { own, gone: NOWHERE }
}

/** The first records of the nearest households that no earlier area has anybody of; all others of theirs are gone. */
export const nearestHouseholds = async (area: Closest, search: RowSearch): Promise<NearestLeft> => {
  const { files, places } = search.universe
  const firsts = new Map<number, Uint8Array>()
  const own = await nearest(
    area,
    await searched(search, {
      rows: places.rows,
      // Checks every record: the first one of a household may belong to an earlier area.
      mayTakeWhole: () => false,
      count: async (zips) => {
        const marks = await search.fulfilling(zips)
        for (const [at, zip] of zips.entries()) {
          const [mark, rows] = [marks[at], places.rows[zip]]
          if (mark === undefined || rows === undefined) continue
          const candidates = intersection(search.left(zip, mark), locatedMask(files, rows))
          const taken = intersection(mark, search.ownership.ownedIn(zip))
          firsts.set(zip, firstsBeside(search.fact("HOUSEHOLD_END", zip), candidates, taken))
        }
        return zips.map((zip) => countPositions(firsts.get(zip) ?? new Uint8Array()))
      },
      mark: (zips) => Promise.resolve(zips.map((zip) => firsts.get(zip) ?? new Uint8Array())),
    }),
  )
  const gone = own.partial.map(({ mask, zip }) => ({
    zip,
    mask: restOfHouseholds(search.fact("HOUSEHOLD_END", zip), mask),
  }))
  return { own, gone: { whole: [], partial: gone } }
}
