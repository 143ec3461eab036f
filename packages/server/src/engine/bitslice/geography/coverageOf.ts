import type { Area, Granularity, Point, SelectionRefused } from "@listwright/domain"
import { Result } from "effect"
import { latitudeOf, longitudeOf, NOWHERE as NO_POINT } from "../../../universe/layout/points.ts"
import { VECTOR_ROWS } from "../../../universe/layout/layOutRows.ts"
import { routeCodeOf, routeOfCode } from "../../../universe/rows/routeCode.ts"
import type { Box, ZipRows } from "../../../universe/layout/ZipTable.ts"
import { circle } from "./circle.ts"
import { type Coverage, NOWHERE, type ZipMask } from "./Coverage.ts"
import { emptyMask, setPosition, setPositions } from "./masks.ts"
import type { PlaceFiles } from "./PlaceFiles.ts"
import { polygonShape } from "./polygonShape.ts"
import type { Shape } from "./Shape.ts"
import { NO_UNIT, unitsOf } from "./unitCentres.ts"
import type { ZipPlaces } from "./ZipPlaces.ts"

/** Areas that are known without asking who is selected. */
export type FixedArea = Exclude<Area, { readonly kind: "closest" | "savedCount" }>

export type Covered = Result.Result<Coverage, SelectionRefused>

const wholly = (whole: ReadonlyArray<number>): Covered => Result.succeed({ whole, partial: [] })

const runsWith = (
  zips: ZipPlaces,
  files: PlaceFiles,
  zip: number,
  unit: "zip4" | "carrierRoute",
  code: number,
): Covered => {
  const place = zips.placeOf(zip)
  const rows = place === undefined ? undefined : zips.rows[place]
  if (place === undefined || rows === undefined || code === NO_UNIT) return Result.succeed(NOWHERE)
  const mask = emptyMask(rows)
  const runs = unit === "zip4" ? files.zip4Runs(rows) : files.routeRuns(rows)
  for (const run of runs) if (run.code === code) setPositions(mask, run.from, run.to)
  return Result.succeed({ whole: [], partial: [{ zip: place, mask }] })
}

const pointsWithin = (files: PlaceFiles, rows: ZipRows, shape: Shape): Uint8Array => {
  const mask = emptyMask(rows)
  const points = files.points(rows)
  const holds = shape.within(rows)
  for (let position = 0; position < rows.vectors * VECTOR_ROWS; position++) {
    const [x, y] = [points[2 * position] ?? NO_POINT, points[2 * position + 1] ?? NO_POINT]
    if (x !== NO_POINT && holds(longitudeOf(rows, x), latitudeOf(rows, y))) setPosition(mask, position)
  }
  return mask
}

const unitCode = (zip: string, unit: "zip4" | "carrierRoute", code: number): string =>
  `${zip}${unit === "zip4" ? String(code).padStart(4, "0") : routeOfCode(code)}`

const zipCode = (rows: ZipRows | undefined): string => String(rows?.zip).padStart(5, "0")

const isWithin = ({ east, north, south, west }: Box, [x, y]: Point): boolean =>
  west <= x && x <= east && south <= y && y <= north

/** Single records by their own place, or whole units by that of their centre. spec: order-builder §5 [ob5-granularity] */
const shapeCoverage = (
  zips: ZipPlaces,
  files: PlaceFiles,
  granularity: Granularity,
  shape: Shape,
  withinState: string | null,
): Covered =>
  Result.gen(function* () {
    const whole: Array<number> = []
    const partial: Array<ZipMask> = []
    const { bounds } = shape
    if (granularity === "zip") {
      for (const zip of zips.all) {
        const centre = zips.points[zip] ?? null
        if (centre === null) {
          const code = zipCode(zips.rows[zip])
          return yield* Result.fail({ _tag: "CentreUnknown", unit: "zip", code } as const)
        }
        if (withinState !== null && zips.states[zip] !== withinState) continue
        if (isWithin(bounds, centre) && shape.holds(centre)) whole.push(zip)
      }
      return { whole, partial }
    }
    for (const zip of zips.overlapping(bounds)) {
      const rows = zips.rows[zip]
      if (rows === undefined || (withinState !== null && zips.states[zip] !== withinState)) continue
      const held = shape.holdsBox(rows)
      if (held === "none") continue
      // A record of which nobody knows the place lies in no shape.
      if (held === "all" && rows.located) {
        whole.push(zip)
        continue
      }
      if (granularity === "standard") {
        partial.push({ zip, mask: pointsWithin(files, rows, shape) })
        continue
      }
      const mask = emptyMask(rows)
      for (const { centre, code, runs } of unitsOf(files, rows, granularity)) {
        if (centre === null)
          return yield* Result.fail({
            _tag: "CentreUnknown",
            unit: granularity,
            code: unitCode(zipCode(rows), granularity, code),
          } as const)
        if (shape.holds(centre)) for (const { from, to } of runs) setPositions(mask, from, to)
      }
      partial.push({ zip, mask })
    }
    return { whole, partial }
  })

/** The rows that an area contains, whoever else is chosen. */
export const coverageOf = (area: FixedArea, zips: ZipPlaces, files: PlaceFiles): Covered => {
  switch (area.kind) {
    case "zip": {
      const place = zips.placeOf(Number(area.zip))
      return place === undefined ? Result.succeed(NOWHERE) : wholly([place])
    }
    case "zip4":
      return runsWith(zips, files, Number(area.zip4.slice(0, 5)), "zip4", Number(area.zip4.slice(5)))
    case "carrierRoute":
      return runsWith(
        zips,
        files,
        Number(area.carrierRoute.slice(0, 5)),
        "carrierRoute",
        routeCodeOf(area.carrierRoute.slice(5)),
      )
    case "scf":
      return wholly(zips.ofScf(area.scf))
    case "city":
      return wholly(zips.ofCity(area.state, area.city))
    case "county":
      return wholly(zips.ofCounty(area.county))
    case "metroArea": {
      const { metroArea } = area
      const counties = zips.areas.countiesOfMetroArea.get(metroArea)
      return counties === undefined
        ? Result.fail({ _tag: "MetroAreaUnknown", metroArea })
        : wholly([...new Set(counties.flatMap(zips.ofCounty))].toSorted((a, b) => a - b))
    }
    case "congressionalDistrict":
      return zips.isDistrict(area.district)
        ? wholly(zips.ofDistrict(area.district))
        : Result.fail({ _tag: "DistrictUnknown", district: area.district })
    case "state":
      return wholly(zips.ofState(area.state))
    case "nation":
      return wholly(zips.all)
    case "postalCode":
      return Result.succeed(NOWHERE)
    case "radius":
      return shapeCoverage(
        zips,
        files,
        area.granularity,
        circle([area.longitude, area.latitude], area.miles),
        area.withinState,
      )
    case "polygon":
      return shapeCoverage(zips, files, area.granularity, polygonShape(area.points), null)
  }
}
