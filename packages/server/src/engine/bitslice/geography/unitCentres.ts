import type { Point } from "@listwright/domain"
import { latitudeOf, longitudeOf, NOWHERE } from "../../../universe/layout/points.ts"
import type { ZipRows } from "../../../universe/layout/ZipTable.ts"
import type { PlaceFiles, Run, SmallUnit } from "./PlaceFiles.ts"

/** The code of records without a ZIP+4, or without a carrier route: they belong to no unit. */
export const NO_UNIT = 0

/** A ZIP+4 or carrier route of a ZIP Code: its runs, and its centre. */
export interface UnitRows {
  readonly code: number
  readonly runs: ReadonlyArray<Run>
  /** The middle of the least box around its records' places; null where none is known. */
  readonly centre: Point | null
}

/** The ZIP+4s, or the carrier routes, of a ZIP Code. */
export const unitsOf = (files: PlaceFiles, zip: ZipRows, unit: SmallUnit): ReadonlyArray<UnitRows> => {
  const points = files.points(zip)
  const runs = unit === "zip4" ? files.zip4Runs(zip) : files.routeRuns(zip)
  return [
    ...Map.groupBy(
      runs.filter(({ code }) => code !== NO_UNIT),
      ({ code }) => code,
    ),
  ].map(([code, own]) => {
    let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
    for (const { from, to } of own)
      for (let position = from; position < to; position++) {
        const x = points[2 * position] ?? NOWHERE
        const y = points[2 * position + 1] ?? NOWHERE
        if (x === NOWHERE) continue
        west = Math.min(west, x)
        east = Math.max(east, x)
        south = Math.min(south, y)
        north = Math.max(north, y)
      }
    return {
      code,
      runs: own,
      centre:
        east < west ? null : [longitudeOf(zip, (west + east) / 2), latitudeOf(zip, (south + north) / 2)],
    }
  })
}
