import type { LocationRow } from "@listwright/domain/definition"
import type { Yielder } from "../../turns/Yielder.ts"
import { circle } from "./circle.ts"
import type { Coverage, ZipMask } from "./Coverage.ts"
import { addMask, emptyMask } from "./masks.ts"
import type { PlaceFiles } from "./PlaceFiles.ts"
import { recordsWithin } from "./shapeCoverage.ts"
import type { Shape } from "./Shape.ts"
import { unionShape } from "./unionShape.ts"
import { ZipGrid } from "./ZipGrid.ts"
import type { ZipPlaces } from "./ZipPlaces.ts"

/** The number of circles to test at once, which keeps the thread from being blocked for long. */
const AT_ONCE = 32

/** Keeps only the largest circle around each point, since it contains the others. */
const largest = (rows: ReadonlyArray<LocationRow>): ReadonlyArray<LocationRow> => {
  const byPoint = new Map<string, LocationRow>()
  for (const row of rows) {
    const point = `${row.longitude}:${row.latitude}:${row.state}`
    if (row.miles > (byPoint.get(point)?.miles ?? 0)) byPoint.set(point, row)
  }
  // Large circles hold whole ZIP Codes, which the others then need not look at.
  return [...byPoint.values()].toSorted((a, b) => b.miles - a.miles)
}

/** Returns the circles that cut through each ZIP Code, except ZIP Codes completely within one circle. */
const circlesByZip = async (
  rows: ReadonlyArray<LocationRow>,
  sameState: boolean,
  zips: ZipPlaces,
  yielder: Yielder,
): Promise<{
  readonly whole: ReadonlySet<number>
  readonly cut: ReadonlyMap<number, ReadonlyArray<Shape>>
}> => {
  const grid = ZipGrid.of(zips)
  const whole = new Set<number>()
  const cut = new Map<number, Array<Shape>>()
  for (const { latitude, longitude, miles, state } of largest(rows)) {
    if (yielder.isDue) await yielder.pause()
    const shape = circle([longitude, latitude], miles)
    for (const zip of grid.overlapping(shape.bounds)) {
      const own = zips.rows[zip]
      if (own === undefined || whole.has(zip) || (sameState && zips.states[zip] !== state)) continue
      const held = shape.holdsBox(own)
      if (held === "all" && own.strays === 0 && own.unplaced === 0) {
        whole.add(zip)
        cut.delete(zip)
        continue
      }
      // Strays may lie in a circle that does not touch the others of their ZIP Code.
      if (held === "none" && own.strays === 0) continue
      const known = cut.get(zip)
      if (known === undefined) cut.set(zip, [shape])
      else known.push(shape)
    }
  }
  return { whole, cut }
}

/**
 * Returns the rows around any location in a file, based on the records' locations; a record without a known location
 * isn't in any circle.
 */
export const locationsCoverage = async (
  rows: ReadonlyArray<LocationRow>,
  sameState: boolean,
  zips: ZipPlaces,
  files: PlaceFiles,
  yielder: Yielder,
): Promise<Coverage> => {
  const { cut, whole } = await circlesByZip(rows, sameState, zips, yielder)
  const partial: Array<ZipMask> = []
  for (const zip of Int32Array.from(cut.keys()).toSorted()) {
    const own = zips.rows[zip]
    const circles = cut.get(zip)
    if (own === undefined || circles === undefined) continue
    const mask = emptyMask(own)
    for (let at = 0; at < circles.length; at += AT_ONCE) {
      if (yielder.isDue) await yielder.pause()
      const shape = unionShape(circles.slice(at, at + AT_ONCE))
      addMask(mask, recordsWithin(files, own, shape, shape.holdsBox(own)))
    }
    partial.push({ zip, mask })
  }
  return { whole: [...Int32Array.from(whole).toSorted()], partial }
}
