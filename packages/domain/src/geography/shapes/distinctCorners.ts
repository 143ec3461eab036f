import type { Point } from "../../definition/AreaShape.ts"

/** Returns whether two points have the same coordinates. */
export const isSamePoint = ([aLongitude, aLatitude]: Point, [bLongitude, bLatitude]: Point): boolean =>
  aLongitude === bLongitude && aLatitude === bLatitude

/** Returns the points without the closing one that repeats the first, and without consecutive duplicates. */
export const distinctCorners = (points: ReadonlyArray<Point>): ReadonlyArray<Point> => {
  const kept = points.filter((point, index) => {
    const before = points[index - 1]
    return before === undefined || !isSamePoint(point, before)
  })
  const [first] = kept
  const last = kept.at(-1)
  const isClosed = kept.length > 1 && first !== undefined && last !== undefined && isSamePoint(first, last)
  return isClosed ? kept.slice(0, -1) : kept
}
