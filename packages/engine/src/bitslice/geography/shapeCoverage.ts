import type { Area, Granularity } from "@listwright/domain/definition"
import type { ZipRows } from "../../format/layout/ZipTable.ts"
import type { Yielder } from "../../turns/Yielder.ts"
import { circle } from "./circle.ts"
import type { Coverage, ZipMask } from "./Coverage.ts"
import { clearPosition, emptyMask, setPosition, setPositions } from "./masks.ts"
import type { PlaceFiles, SmallUnit } from "./PlaceFiles.ts"
import { rowsWithinShape } from "./rowsWithinShape.ts"
import { polygonShape } from "./polygonShape.ts"
import type { BoxOverlap, Shape } from "./Shape.ts"
import { zipUnits } from "./unitCenters.ts"
import type { ZipPlaces } from "./ZipPlaces.ts"

export type ShapeArea = Extract<Area, { readonly kind: "radius" | "polygon" }>

const shapeOf = (area: ShapeArea): Shape =>
  area.kind === "radius" ? circle([area.longitude, area.latitude], area.miles) : polygonShape(area.points)

/** Selects whole ZIP Codes by their points. */
const wholeZips = (zips: ZipPlaces, shape: Shape, isAllowed: (zip: number) => boolean): Coverage => {
  const whole = zips.centeredIn(shape.bounds).filter((zip) => {
    const center = zips.points[zip]
    return isAllowed(zip) && center !== undefined && center !== null && shape.holds(center)
  })
  return { whole, partial: [] }
}

/** Returns the number of records in a ZIP Code that no shape can include. */
const unplacedOf: Readonly<Record<Exclude<Granularity, "zip">, (rows: ZipRows) => number>> = {
  standard: ({ unplaced }) => unplaced,
  zip4: ({ zip4Unplaced }) => zip4Unplaced,
  carrierRoute: ({ routeUnplaced }) => routeUnplaced,
}

/** Returns the records in a ZIP Code that are in a shape. */
export const recordsWithin = (
  files: PlaceFiles,
  rows: ZipRows,
  shape: Shape,
  held: BoxOverlap,
): Uint8Array => {
  const mask = held === "none" ? emptyMask(rows) : rowsWithinShape(files.points(rows), rows, shape)
  for (const { point, position } of files.strays.of(rows))
    if (shape.holds(point)) setPosition(mask, position)
    else clearPosition(mask, position)
  return mask
}

/** Returns the records in a ZIP Code whose units have their center in a shape. */
const unitsWithin = (files: PlaceFiles, rows: ZipRows, shape: Shape, unit: SmallUnit): Uint8Array => {
  const mask = emptyMask(rows)
  for (const { center, runs } of zipUnits(files, rows, unit))
    if (center !== null && shape.holds(center)) for (const { from, to } of runs) setPositions(mask, from, to)
  return mask
}

/**
 * Selects individual records by location, or whole units by center. Anything without a known location isn't in any
 * shape [ob5-granularity].
 */
export const shapeCoverage = async (
  area: ShapeArea,
  zips: ZipPlaces,
  files: PlaceFiles,
  yielder: Yielder,
): Promise<Coverage> => {
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
    if (rows.strays === 0) {
      if (held === "none") continue
      if (held === "all" && unplacedOf[granularity](rows) === 0) {
        whole.push(zip)
        continue
      }
    }
    if (yielder.isDue) await yielder.pause()
    const mask =
      granularity === "standard"
        ? recordsWithin(files, rows, shape, held)
        : unitsWithin(files, rows, shape, granularity)
    partial.push({ zip, mask })
  }
  return { whole, partial }
}
