import type { Granularity } from "@listwright/domain/definition"
import { hasFact } from "../../format/layout/Slices.ts"
import { NO_UNIT } from "../../format/layout/countUnplacedRows.ts"
import { UNKNOWN_COORDINATE } from "../../format/layout/points.ts"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { countPositions, hasPosition, isEmpty, maskIntersection, maskPositions } from "../geography/masks.ts"
import type { PlaceFiles, SmallUnit } from "../geography/PlaceFiles.ts"
import { zipUnits } from "../geography/unitCenters.ts"
import type { SlicedUniverse } from "../Universe.ts"

type Unlocated = Readonly<Record<Granularity, number>>

/** The number of the latest lists whose counts are kept. */
const KEPT = 4

/** Counts a ZIP Code's marked rows that aren't in a unit with a known location, as `countUnplacedRows` does for all. */
const unplacedMarked = (files: PlaceFiles, rows: ZipRows, unit: SmallUnit, marked: Uint8Array): number => {
  const placed = new Set(
    zipUnits(files, rows, unit).flatMap(({ center, code }) => (center === null ? [] : [code])),
  )
  const runs = unit === "zip4" ? files.zip4Runs(rows) : files.routeRuns(rows)
  let count = 0
  for (const { code, from, to } of runs) {
    if (code !== NO_UNIT && placed.has(code)) continue
    for (let position = from; position < to; position++) if (hasPosition(marked, position)) count++
  }
  return count
}

/** Counts the rows marked in a slot, or in both of two. */
const countMarked = async (
  { bitmap, places }: SlicedUniverse,
  slot: number,
  other: number | null,
  yielder: Yielder,
): Promise<number> => {
  let count = 0
  for (const { vector, vectors } of places.rows) {
    if (yielder.isDue) await yielder.pause()
    const marked = bitmap(slot, vector, vectors)
    count += countPositions(
      other === null ? marked : maskIntersection(marked, bitmap(other, vector, vectors)),
    )
  }
  return count
}

const unlocatedIn = async (
  { bitmap, files, places }: SlicedUniverse,
  slot: number,
  yielder: Yielder,
): Promise<Unlocated> => {
  const counts = { standard: 0, zip4: 0, carrierRoute: 0, zip: 0 }
  for (const [place, rows] of places.rows.entries()) {
    const marked = bitmap(slot, rows.vector, rows.vectors)
    if (isEmpty(marked)) continue
    if (yielder.isDue) await yielder.pause()
    if ((places.points[place] ?? null) === null) counts.zip += countPositions(marked)
    if (rows.unplaced > 0) {
      const points = files.points(rows)
      counts.standard += maskPositions(marked).filter(
        (position) => points[2 * position] === UNKNOWN_COORDINATE,
      ).length
    }
    if (rows.zip4Unplaced > 0) counts.zip4 += unplacedMarked(files, rows, "zip4", marked)
    if (rows.routeUnplaced > 0) counts.carrierRoute += unplacedMarked(files, rows, "carrierRoute", marked)
  }
  return counts
}

/**
 * The rows of the people on the do-not-sell list, marked in a slot. Their numbers are subtracted from the figures that a
 * universe counted over all of its rows when it was built. The ZIP Codes, units, streets, and values that exist, and the
 * centers of units, aren't numbers of records and stay as they are.
 */
export interface DoNotSellRows {
  readonly slot: number
  /** Counts the rows. */
  readonly records: (yielder: Yielder) => Promise<number>
  /** Counts the rows with a known name; 0 for a universe that doesn't store which rows have one. */
  readonly named: (yielder: Yielder) => Promise<number>
  /** Counts the rows that no shape includes at each granularity because their location is unknown. */
  readonly unlocated: (yielder: Yielder) => Promise<Unlocated>
}

/** Counts the rows of do-not-sell lists, and keeps the counts of the latest lists for other questions. */
export class DoNotSellCounts {
  readonly #universe: SlicedUniverse
  readonly #known = new Map<string, { records?: number; named?: number; unlocated?: Unlocated }>()

  constructor(universe: SlicedUniverse) {
    this.#universe = universe
  }

  /** Returns the rows that are marked in a slot; `key` identifies the people. */
  rowsIn(slot: number, key: string): DoNotSellRows {
    const universe = this.#universe
    const known = this.#known.get(key) ?? {}
    this.#known.delete(key)
    this.#known.set(key, known)
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= KEPT) break
      this.#known.delete(oldest)
    }
    return {
      slot,
      records: async (yielder) => (known.records ??= await countMarked(universe, slot, null, yielder)),
      named: async (yielder) => {
        if (!hasFact(universe.manifest, "NAMED")) return 0
        return (known.named ??= await universe.store.use(["NAMED"], (slotsOf) =>
          countMarked(universe, slot, slotsOf("NAMED")[0] ?? 0, yielder),
        ))
      },
      unlocated: async (yielder) => (known.unlocated ??= await unlocatedIn(universe, slot, yielder)),
    }
  }
}
