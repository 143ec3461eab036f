import type { Unit } from "@listwright/domain/counting"
import type { SlicedUniverse } from "../bitslice/Universe.ts"
import { hasFact } from "../format/layout/Slices.ts"
import type { Yielder } from "../turns/Yielder.ts"
import type { SmallUnit } from "../bitslice/geography/PlaceFiles.ts"
import { NO_UNIT } from "../format/layout/countUnplacedRows.ts"
import type { ZipRows } from "../format/layout/ZipTable.ts"
import { formatRouteCode } from "../format/rows/routeCode.ts"
import { toWords } from "../format/words.ts"
import { locateRows } from "./locateRows.ts"

/** The division of an area into parts; the area isn't divided if the values are null and false. */
export interface AreaDivision {
  readonly unit: Unit | null
  /** True if the area is also divided into homes, apartments, and businesses. */
  readonly byOccupants: boolean
}

const isSet = (words: Uint32Array, position: number): boolean =>
  (((words[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1

type UnitAt = (position: number) => string

/**
 * Returns a function that returns the unit code at ascending positions in a ZIP Code, as in detail rows; '' for rows
 * without a unit.
 */
const unitAt = ({ files, places: { numbers } }: SlicedUniverse, zip: ZipRows, unit: Unit): UnitAt => {
  const zipText = numbers.zipText(zip.zip)
  if (unit === "zip") return () => zipText
  const runs = unit === "zip4" ? files.zip4Runs(zip) : files.routeRuns(zip)
  const codes = runs.map(({ code }) =>
    code === NO_UNIT ? "" : `${zipText}${unit === "zip4" ? numbers.plus4Text(code) : formatRouteCode(code)}`,
  )
  let at = 0
  return (position) => {
    while (position >= (runs[at]?.to ?? Number.POSITIVE_INFINITY)) at++
    return codes[at] ?? ""
  }
}

/** Returns the unit codes that are read from files; each file is read only when a position is first requested. */
const smallUnitsAt = (universe: SlicedUniverse, zip: ZipRows): Readonly<Record<SmallUnit, UnitAt>> => {
  const lazily = (unit: SmallUnit): UnitAt => {
    let known: UnitAt | undefined
    return (position) => (known ??= unitAt(universe, zip, unit))(position)
  }
  return { zip4: lazily("zip4"), carrierRoute: lazily("carrierRoute") }
}

const KINDS = ["homes", "apartments", "businesses"] as const

/** Memoizes a function of a string, so rows share its results. */
const madeOnce = (make: (text: string) => string): ((text: string) => string) => {
  const made = new Map<string, string>()
  return (text) => {
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}

/**
 * Returns the area part that each row belongs to, in order notation: '60614C001', '60614C001/homes', 'homes'. The rows
 * must be ascending; `divisionOf` returns the division of a row's area by the row's position.
 */
export const rowParts = (
  universe: SlicedUniverse,
  rows: Uint32Array,
  divisionOf: (at: number) => AreaDivision,
  yielder: Yielder,
): Promise<ReadonlyArray<string>> => {
  const facts = hasFact(universe.manifest, "BUSINESS") ? ["APARTMENT", "BUSINESS"] : ["APARTMENT"]
  return universe.store.use(["VALID", ...facts], async (slotsOf) => {
    const [valid = 0] = slotsOf("VALID")
    const [apartment = 0, business] = facts.flatMap(slotsOf)
    const parts: Array<string> = []
    for (const { positions, zip } of locateRows(universe, valid, rows)) {
      if (yielder.isDue) await yielder.pause()
      const bits = (slot: number) => toWords(universe.bitmap(slot, zip.vector, zip.vectors))
      const [apartments, businesses] = [bits(apartment), business === undefined ? null : bits(business)]
      const kindAt = (position: number): number => {
        if (businesses !== null && isSet(businesses, position)) return 2
        return isSet(apartments, position) ? 1 : 0
      }
      const unitsAt = { zip: unitAt(universe, zip, "zip"), ...smallUnitsAt(universe, zip) }
      const below = KINDS.map((kind) => madeOnce((code) => `${code}/${kind}`))
      for (const position of positions) {
        const { byOccupants, unit } = divisionOf(parts.length)
        const code = unit === null ? null : unitsAt[unit](position)
        const kind = byOccupants ? kindAt(position) : 0
        if (!byOccupants) parts.push(code ?? "")
        else parts.push((code === null ? KINDS[kind] : below[kind]?.(code)) ?? "")
      }
    }
    return parts
  })
}
