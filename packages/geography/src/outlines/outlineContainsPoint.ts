import { isPointInPolygon } from "@listwright/domain/geography"
import type { Point } from "@listwright/domain/definition"
import type { OutlinePart } from "./ZipOutline.ts"

/**
 * Returns whether a point in degrees is in any part of an outline and outside that part's holes. A part's boundary
 * belongs to the part; a hole's boundary belongs to the hole.
 */
export const outlineContainsPoint = (parts: ReadonlyArray<OutlinePart>, point: Point): boolean =>
  parts.some(
    ([outer = [], ...holes]) =>
      isPointInPolygon(point, outer) && !holes.some((hole) => isPointInPolygon(point, hole)),
  )
