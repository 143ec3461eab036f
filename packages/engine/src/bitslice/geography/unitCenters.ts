import type { Point } from "@listwright/domain/definition"
import { toDegrees, shiftLongitudeNear, toLongitude, UNKNOWN_COORDINATE } from "../../format/layout/points.ts"
import { NO_UNIT } from "../../format/layout/countUnplacedRows.ts"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { PlaceFiles, Run, SmallUnit } from "./PlaceFiles.ts"

/** A ZIP+4 or carrier route in a ZIP Code: its runs and its center. */
export interface UnitRows {
  readonly code: number
  readonly runs: ReadonlyArray<Run>
  /**
   * The center of the smallest box around the unit's record locations, ignoring strays. If all of them are strays, the
   * location of the first; null if no location is known.
   */
  readonly center: Point | null
}

type Runs = ReadonlyArray<Run>

export const computeRunsCenter = (
  points: Int32Array,
  strays: ReadonlySet<number>,
  runs: Runs,
): Point | null => {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { from, to } of runs)
    for (let position = from; position < to; position++) {
      const held = points[2 * position] ?? UNKNOWN_COORDINATE
      const y = points[2 * position + 1] ?? UNKNOWN_COORDINATE
      if (held === UNKNOWN_COORDINATE || (strays.size > 0 && strays.has(position))) continue
      const x = east < west ? held : shiftLongitudeNear(held, east)
      west = Math.min(west, x)
      east = Math.max(east, x)
      south = Math.min(south, y)
      north = Math.max(north, y)
    }
  return east < west ? null : [toLongitude((west + east) / 2), toDegrees((south + north) / 2)]
}

/** Returns a ZIP Code's ZIP+4s or carrier routes. */
export const zipUnits = (files: PlaceFiles, zip: ZipRows, unit: SmallUnit): ReadonlyArray<UnitRows> => {
  const points = files.points(zip)
  const runs = unit === "zip4" ? files.zip4Runs(zip) : files.routeRuns(zip)
  const strays = files.strays.of(zip)
  const far = new Set(strays.map(({ position }) => position))
  const firstStray = (own: Runs): Point | null =>
    strays.find(({ position }) => own.some(({ from, to }) => from <= position && position < to))?.point ??
    null
  return [
    ...Map.groupBy(
      runs.filter(({ code }) => code !== NO_UNIT),
      ({ code }) => code,
    ),
  ].map(([code, own]) => ({
    code,
    runs: own,
    center: computeRunsCenter(points, far, own) ?? firstStray(own),
  }))
}
