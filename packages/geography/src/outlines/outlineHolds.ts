import { pointInPolygon } from "@listwright/domain/geography"
import type { Point } from "@listwright/domain/definition"
import type { OutlinePart } from "./ZipOutline.ts"

/**
 * Tells whether a point in degrees is in one of the parts of an outline and outside that part's holes. The rim of a
 * part belongs to it; the rim of a hole belongs to the hole.
 */
export const outlineHolds = (parts: ReadonlyArray<OutlinePart>, point: Point): boolean =>
  parts.some(
    ([outer = [], ...holes]) =>
      pointInPolygon(point, outer) && !holes.some((hole) => pointInPolygon(point, hole)),
  )
