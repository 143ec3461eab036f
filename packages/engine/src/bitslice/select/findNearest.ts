import { distanceMiles } from "@listwright/domain/counting"
import type { ClosestArea, Point } from "@listwright/domain/definition"
import { toDegrees, UNKNOWN_COORDINATE } from "../../format/layout/points.ts"
import type { Box, ZipRows } from "../../format/layout/ZipTable.ts"
import { circle, maxMilesToBox, minMilesToBox } from "../geography/circle.ts"
import type { Coverage, ZipMask } from "../geography/Coverage.ts"
import type { Outlier } from "../geography/Outliers.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { FoundRows } from "./FoundRows.ts"
import { emptyMask, hasPosition, maskPositions, setPosition } from "../geography/masks.ts"

/**
 * The candidates in a ZIP Code, with their minimum and maximum distance in miles. `few` and `many` are bounds on the
 * number of candidates, because an outlier may or may not be one.
 */
interface Ranged {
  readonly zip: number
  readonly rows: ZipRows
  /** The number of all candidates in the ZIP Code, regardless of location. */
  readonly count: number
  readonly few: number
  readonly many: number
  readonly least: number
  readonly most: number
}

/**
 * Returns the distance in miles within which there are certainly `quantity` candidates, and the distance below which
 * there can't be that many.
 */
const rim = (
  ranged: ReadonlyArray<Ranged>,
  quantity: number,
): { readonly far: number; readonly near: number } => {
  const reach = (miles: (one: Ranged) => number, candidates: (one: Ranged) => number): number => {
    let sum = 0
    // There are fewer than that, so the last one doesn't have to be found.
    if (ranged.reduce((all, one) => all + candidates(one), 0) < quantity) return Infinity
    for (const one of ranged.toSorted((a, b) => miles(a) - miles(b))) {
      sum += candidates(one)
      if (sum >= quantity) return miles(one)
    }
    return Infinity
  }
  return {
    far: reach(
      ({ most }) => most,
      ({ few }) => few,
    ),
    near: reach(
      ({ least }) => least,
      ({ many }) => many,
    ),
  }
}

/** The universe data needed to search for the nearest records. */
export interface NearestSearch {
  readonly yielder: Yielder
  readonly rows: ReadonlyArray<ZipRows>
  /** Returns whether all of a ZIP Code's candidates are among the nearest if its box is inside the rim. */
  readonly mayTakeWhole: (zip: ZipRows) => boolean
  /** Returns the ZIP Codes whose boxes overlap a box, or that have strays in it. */
  readonly overlapping: (bounds: Box) => ReadonlyArray<number>
  /** Counts the candidates in the ZIP Codes, which are rows with a known location. */
  readonly count: (zips: ReadonlyArray<number>) => Promise<ReadonlyArray<number>>
  /** Returns a bit for each candidate in the ZIP Codes. */
  readonly mark: (zips: ReadonlyArray<number>) => Promise<ReadonlyArray<Uint8Array>>
  readonly points: (zip: ZipRows) => Int32Array
  readonly strays: (zip: ZipRows) => ReadonlyArray<Outlier>
  /** Returns the rows' person keys, in order. `valid` marks the rows' positions. */
  readonly keys: (zip: ZipRows) => BigUint64Array
  readonly valid: (zip: ZipRows) => Uint8Array
}

/** The distance in miles to search first; multiplied by `FARTHER` if it doesn't contain enough records. */
const FIRST_MILES = 8
const FARTHER = 3
/** The radius in miles beyond which a circle is treated as the whole earth. */
const MAX_MILES = 2_000
/** A generous upper bound for the fraction by which floating-point rounding can change a distance. */
const ROUNDING = 1e-9

/** Returns the candidates in a ZIP Code: those in its box as one group, and each of its strays separately. */
const rangedOf = (
  search: NearestSearch,
  center: Point,
  zip: number,
  count: number,
): ReadonlyArray<Ranged> => {
  const rows = search.rows[zip]
  if (count === 0 || rows === undefined) return []
  const [least, most] = [minMilesToBox(center, rows), maxMilesToBox(center, rows)]
  const inBox = { zip, rows, count, few: Math.max(count - rows.strays, 0), many: count, least, most }
  const strays = search.strays(rows).map(({ point }) => {
    const miles = distanceMiles(center, point)
    return { zip, rows, count, few: 0, many: 1, least: miles, most: miles }
  })
  return [inBox, ...strays]
}

const countedWithin = async (
  search: NearestSearch,
  center: Point,
  quantity: number,
): Promise<ReadonlyArray<Ranged>> => {
  const counted: Array<Ranged> = []
  const looked = new Set<number>()
  for (let miles = FIRST_MILES; ; miles *= FARTHER) {
    const everywhere = miles > MAX_MILES
    const reached = everywhere ? search.rows.keys() : search.overlapping(circle(center, miles).bounds)
    const ring = Array.from(reached).filter((zip) => !looked.has(zip))
    for (const zip of ring) looked.add(zip)
    const counts = await search.count(ring)
    for (const [at, zip] of ring.entries()) {
      if (search.yielder.isDue) await search.yielder.pause()
      counted.push(...rangedOf(search, center, zip, counts[at] ?? 0))
    }
    const sure = counted.reduce((sum, { few, most }) => (most <= miles ? sum + few : sum), 0)
    if (sure >= quantity || everywhere) return counted
  }
}

/** Returns the row at a position in a ZIP Code; the n-th valid position is the n-th row's. */
const rowAt = (valid: Uint8Array, position: number): number => {
  let row = 0
  for (let at = 0; at < position; at++) if (hasPosition(valid, at)) row++
  return row
}

/**
 * Finds the candidates nearest to a point, ordering equal distances by person key. ZIP Codes that are certainly within
 * the rim are included whole, so distances are computed only where the rim may cut through a ZIP Code.
 */
export const findNearest = async (
  { latitude, longitude, quantity }: Pick<typeof ClosestArea.Type, "latitude" | "longitude" | "quantity">,
  search: NearestSearch,
): Promise<Coverage> => {
  const center: Point = [longitude, latitude]
  const counted = await countedWithin(search, center, quantity)
  const { far, near } = rim(counted, quantity)
  if (search.yielder.isDue) await search.yielder.pause()
  const isInside = ({ most, rows }: Ranged): boolean =>
    search.mayTakeWhole(rows) && most * (1 + ROUNDING) < near
  const reached = counted.filter(({ least }) => least <= far * (1 + ROUNDING))
  const inside = reached.filter(isInside)
  const cut = [...new Map(reached.filter((one) => !isInside(one)).map((one) => [one.zip, one])).values()]
  const taken = inside.reduce((sum, { count }) => sum + count, 0)
  const marks = await search.mark(cut.map(({ zip }) => zip))
  const found = new FoundRows(cut.reduce((sum, { count }) => sum + count, 0))
  // Records beyond this are not among the nearest, and need no exact distance.
  const reach = far < MAX_MILES ? circle(center, far * (1 + ROUNDING)) : null
  for (const [at, { rows, zip }] of cut.entries()) {
    if (search.yielder.isDue) await search.yielder.pause()
    const points = search.points(rows)
    // Quick answers are those of the box, where no stray is.
    const near = rows.strays === 0 ? reach?.within(rows) : undefined
    const isNear = ([longitude, latitude]: Point): boolean =>
      near?.holds(longitude, latitude) ?? reach?.holds([longitude, latitude]) ?? true
    for (const position of maskPositions(marks[at] ?? NO_ROWS)) {
      const [x, y] = [
        points[2 * position] ?? UNKNOWN_COORDINATE,
        points[2 * position + 1] ?? UNKNOWN_COORDINATE,
      ]
      if (x === UNKNOWN_COORDINATE) continue
      const place: Point = [toDegrees(x), toDegrees(y)]
      if (isNear(place)) found.add(zip, position, distanceMiles(center, place))
    }
  }
  const keyOf = (zip: number, position: number): bigint => {
    const rows = search.rows[zip]
    return rows === undefined ? 0n : (search.keys(rows)[rowAt(search.valid(rows), position)] ?? 0n)
  }
  const masks = new Map<number, ZipMask>()
  found.first(quantity - taken, keyOf, (zip, position) => {
    const rows = search.rows[zip]
    if (rows === undefined) return
    const known = masks.get(zip) ?? { zip, mask: emptyMask(rows) }
    setPosition(known.mask, position)
    masks.set(zip, known)
  })
  return { whole: inside.map(({ zip }) => zip), partial: [...masks.values()] }
}

const NO_ROWS = new Uint8Array()
