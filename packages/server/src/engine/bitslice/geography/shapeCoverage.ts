import type { Area, Granularity } from "@listwright/domain"
import { Result } from "effect"
import type { ZipRows } from "../../../universe/layout/ZipTable.ts"
import { routeOfCode } from "../../../universe/rows/routeCode.ts"
import type { Breath } from "../run/Breath.ts"
import { circle } from "./circle.ts"
import type { ZipMask } from "./Coverage.ts"
import type { Covered } from "./coverageOf.ts"
import { emptyMask, setPositions } from "./masks.ts"
import type { PlaceFiles, SmallUnit } from "./PlaceFiles.ts"
import { pointsWithin } from "./pointsWithin.ts"
import { polygonShape } from "./polygonShape.ts"
import type { Shape } from "./Shape.ts"
import { NO_UNIT, unitsOf } from "./unitCentres.ts"
import type { ZipPlaces } from "./ZipPlaces.ts"

export type ShapeArea = Extract<Area, { readonly kind: "radius" | "polygon" }>

const shapeOf = (area: ShapeArea): Shape =>
  area.kind === "radius" ? circle([area.longitude, area.latitude], area.miles) : polygonShape(area.points)

const unitCode = (zip: string, unit: SmallUnit, code: number): string =>
  `${zip}${unit === "zip4" ? String(code).padStart(4, "0") : routeOfCode(code)}`

const zipCode = (rows: ZipRows | undefined): string => String(rows?.zip).padStart(5, "0")

const centreUnknown = (unit: Exclude<Granularity, "standard">, code: string): Covered =>
  Result.fail({ _tag: "CentreUnknown", unit, code })

/** ZIP Codes by their points. */
const wholeZips = (zips: ZipPlaces, shape: Shape, isAllowed: (zip: number) => boolean): Covered => {
  const [unplaced] = zips.unplaced
  if (unplaced !== undefined) return centreUnknown("zip", zipCode(zips.rows[unplaced]))
  const whole = zips.centredIn(shape.bounds).filter((zip) => {
    const centre = zips.points[zip]
    return isAllowed(zip) && centre !== undefined && centre !== null && shape.holds(centre)
  })
  return Result.succeed({ whole, partial: [] })
}

/** Whether every record of a ZIP Code is in some unit: those in none lie in no shape that is made of units. */
const allInUnits = (files: PlaceFiles, rows: ZipRows, unit: SmallUnit): boolean => {
  const runs = files.readRuns(rows, unit)
  for (let at = 0; at < runs.length; at += 2) if (runs[at] === NO_UNIT) return false
  return true
}

/** Single records by their own place, or whole units by that of their centre. spec: order-builder §5 [ob5-granularity] */
export const shapeCoverage = async (
  area: ShapeArea,
  zips: ZipPlaces,
  files: PlaceFiles,
  breath: Breath,
): Promise<Covered> => {
  const { granularity } = area
  const shape = shapeOf(area)
  const state = area.kind === "radius" ? area.withinState : null
  const isAllowed = (zip: number): boolean => state === null || zips.states[zip] === state
  if (granularity === "zip") return wholeZips(zips, shape, isAllowed)

  const whole: Array<number> = []
  const partial: Array<ZipMask> = []
  for (const zip of zips.overlapping(shape.bounds)) {
    const rows = zips.rows[zip]
    if (rows === undefined || !isAllowed(zip)) continue
    const held = shape.holdsBox(rows)
    if (held === "none") continue
    // A record of which nobody knows the place lies in no shape.
    const isWhole = held === "all" && rows.located
    if (isWhole && (granularity === "standard" || allInUnits(files, rows, granularity))) {
      whole.push(zip)
      continue
    }
    if (breath.isDue) await breath.take()
    if (granularity === "standard") {
      partial.push({ zip, mask: pointsWithin(files.points(rows), rows, shape) })
      continue
    }
    const mask = emptyMask(rows)
    for (const { centre, code, runs } of unitsOf(files, rows, granularity)) {
      if (centre === null) return centreUnknown(granularity, unitCode(zipCode(rows), granularity, code))
      if (shape.holds(centre)) for (const { from, to } of runs) setPositions(mask, from, to)
    }
    partial.push({ zip, mask })
  }
  return Result.succeed({ whole, partial })
}
