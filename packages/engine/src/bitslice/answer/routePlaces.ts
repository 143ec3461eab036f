import { toDegrees, shiftLongitudeNear, toLongitude, UNKNOWN_COORDINATE } from "../../format/layout/points.ts"
import { NO_UNIT } from "../../format/layout/countUnplacedRows.ts"
import { formatRouteCode } from "../../format/rows/routeCode.ts"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { hasPosition } from "../geography/masks.ts"
import type { DoNotSellRows } from "../suppress/DoNotSellRows.ts"
import type { PlaceFiles } from "../geography/PlaceFiles.ts"
import type { SlicedUniverse } from "../Universe.ts"

/** A carrier route in the universe, regardless of the selection, without the people on the do-not-sell list. */
export interface RoutePlace {
  /** The route: '44101C001'. */
  readonly route: string
  /** The mean location of the route's records, in degrees, excluding outliers far from the rest of their ZIP Code. */
  readonly longitude: number
  readonly latitude: number
  /** The number of records with a known location, excluding outliers. */
  readonly records: number
}

const placesIn = (
  files: PlaceFiles,
  zip: ZipRows,
  text: string,
  unsold: Uint8Array | null,
): ReadonlyArray<RoutePlace> => {
  const points = files.points(zip)
  const far = new Set(files.strays.of(zip).map(({ position }) => position))
  const sums = new Map<number, { east: number; north: number; records: number }>()
  for (const { code, from, to } of files.routeRuns(zip)) {
    if (code === NO_UNIT) continue
    const sum = sums.get(code) ?? { east: 0, north: 0, records: 0 }
    sums.set(code, sum)
    for (let position = from; position < to; position++) {
      const east = points[2 * position] ?? UNKNOWN_COORDINATE
      if (east === UNKNOWN_COORDINATE || (far.size > 0 && far.has(position))) continue
      if (unsold !== null && hasPosition(unsold, position)) continue
      sum.east += sum.records === 0 ? east : shiftLongitudeNear(east, sum.east / sum.records)
      sum.north += points[2 * position + 1] ?? 0
      sum.records++
    }
  }
  return [...sums]
    .filter(([, { records }]) => records > 0)
    .map(([code, { east, north, records }]) => ({
      route: `${text}${formatRouteCode(code)}`,
      longitude: toLongitude(east / records),
      latitude: toDegrees(north / records),
      records,
    }))
}

/**
 * Returns the carrier routes in some ZIP Codes, one ZIP Code after another; the list is empty for a universe outside
 * the United States.
 */
export const findRoutePlaces = async (
  { bitmap, files, places }: SlicedUniverse,
  zips: ReadonlyArray<string>,
  doNotSell: Pick<DoNotSellRows, "slot"> | null,
  yielder: Yielder,
): Promise<ReadonlyArray<RoutePlace>> => {
  if (places.areas.places.country !== "US") return []
  const found: Array<RoutePlace> = []
  for (const zip of zips) {
    const rows = places.rows[places.placeOf(places.numbers.zipNumber(zip)) ?? -1]
    if (rows === undefined) continue
    if (yielder.isDue) await yielder.pause()
    const unsold = doNotSell === null ? null : bitmap(doNotSell.slot, rows.vector, rows.vectors)
    found.push(...placesIn(files, rows, zip, unsold))
  }
  return found
}
