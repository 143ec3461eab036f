import type { ClosestArea } from "@listwright/domain/definition"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import { type Coverage, EMPTY_COVERAGE, type ZipMask } from "../geography/Coverage.ts"
import { locatedMask } from "../geography/locatedMask.ts"
import { countPositions, maskIntersection } from "../geography/masks.ts"
import { firstRowsOfRemainingHouseholds, otherHouseholdRows } from "./households.ts"
import { findNearest, type NearestSearch } from "./findNearest.ts"
import type { RowSearch } from "./RowSearch.ts"

/** The rows that a nearest-records area owns, and those that it keeps later areas from owning. */
export interface NearestSelection {
  readonly own: Coverage
  readonly gone: Coverage
}

type Closest = typeof ClosestArea.Type

const NO_ROWS = new Uint8Array()

const searched = async (
  search: RowSearch,
  how: Pick<NearestSearch, "rows" | "mayTakeWhole" | "count" | "mark">,
): Promise<NearestSearch> => {
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

/** Returns the matching rows in a ZIP Code that have a known location and that no earlier area owns. */
const leftAndLocated = (search: RowSearch, zip: number, matching: Uint8Array | undefined): Uint8Array => {
  const { files, places } = search.universe
  const rows = places.rows[zip]
  if (rows === undefined || matching === undefined) return NO_ROWS
  const left = search.left(zip, matching)
  return rows.unplaced === 0 ? left : maskIntersection(left, locatedMask(files, rows))
}

/** Finds the nearest records that no earlier area owns. */
export const selectNearestIndividuals = async (
  area: Closest,
  search: RowSearch,
): Promise<NearestSelection> => {
  const { places } = search.universe
  const mark = async (zips: ReadonlyArray<number>): Promise<ReadonlyArray<Uint8Array>> => {
    const marks = await search.fulfilling(zips)
    const left: Array<Uint8Array> = []
    for (const [at, zip] of zips.entries()) {
      if (search.yielder.isDue) await search.yielder.pause()
      left.push(leftAndLocated(search, zip, marks[at]))
    }
    return left
  }
  /**
   * Counts the candidates. Records without a known location can't be near, and counting them would end the search too
   * soon.
   */
  const count = async (zips: ReadonlyArray<number>): Promise<ReadonlyArray<number>> => {
    const counts = await search.countLeft(zips)
    const unsure = zips.filter((zip, at) => places.rows[zip]?.unplaced !== 0 && (counts[at] ?? 0) > 0)
    const marks = await mark(unsure)
    const sure = new Map(unsure.map((zip, at) => [zip, countPositions(marks[at] ?? NO_ROWS)]))
    return zips.map((zip, at) => sure.get(zip) ?? counts[at] ?? 0)
  }
  const mayTakeWhole = ({ strays, unplaced }: ZipRows): boolean => unplaced === 0 && strays === 0
  const own = await findNearest(
    area,
    await searched(search, { rows: places.rows, mayTakeWhole, count, mark }),
  )
  return { own, gone: EMPTY_COVERAGE }
}

/**
 * Finds the first record in each of the nearest households in which no earlier area owns a record; the other records in
 * these households are excluded.
 */
export const selectNearestHouseholds = async (
  area: Closest,
  search: RowSearch,
): Promise<NearestSelection> => {
  const { places } = search.universe
  const firsts = new Map<number, Uint8Array>()
  const own = await findNearest(
    area,
    await searched(search, {
      rows: places.rows,
      // Checks every record: the first one of a household may belong to an earlier area.
      mayTakeWhole: () => false,
      count: async (zips) => {
        // A ZIP Code without remaining records has no first records either, and counting them is far quicker than
        // looking.
        const left = await search.countLeft(zips)
        const open = zips.filter((_, at) => (left[at] ?? 0) > 0)
        const marks = await search.fulfilling(open)
        for (const [at, zip] of open.entries()) {
          if (search.yielder.isDue) await search.yielder.pause()
          const mark = marks[at]
          if (mark === undefined) continue
          const candidates = leftAndLocated(search, zip, mark)
          const taken = maskIntersection(mark, search.ownership.ownedIn(zip))
          firsts.set(
            zip,
            firstRowsOfRemainingHouseholds(search.fact("HOUSEHOLD_END", zip), candidates, taken),
          )
        }
        return zips.map((zip) => countPositions(firsts.get(zip) ?? NO_ROWS))
      },
      mark: (zips) => Promise.resolve(zips.map((zip) => firsts.get(zip) ?? NO_ROWS)),
    }),
  )
  const gone: Array<ZipMask> = []
  for (const { mask, zip } of own.partial) {
    if (search.yielder.isDue) await search.yielder.pause()
    gone.push({ zip, mask: otherHouseholdRows(search.fact("HOUSEHOLD_END", zip), mask) })
  }
  return { own, gone: { whole: [], partial: gone } }
}
