import type { Point } from "../../definition/AreaShape.ts"
import { isSamePoint } from "./distinctCorners.ts"

/** The point where a shape's closed line crosses or touches itself. */
export interface Crossing {
  /**
   * The numbers of the two segments; segment 1 goes from the first corner to the second, and the last one returns to
   * the first.
   */
  readonly segments: readonly [number, number]
  readonly point: Point
}

/** The segment from one corner of a line to the next. */
export type Segment = readonly [from: Point, to: Point]

/** Returns the segments of a closed line; the last one returns to the first corner. */
export const ringSegments = (corners: ReadonlyArray<Point>): ReadonlyArray<Segment> =>
  corners.map((from, at): Segment => [from, corners[(at + 1) % corners.length] ?? from])

/** Computes on which side of a segment a point lies: positive if it's to the left, 0 if it's on the line. */
const side = ([from, to]: Segment, [x, y]: Point): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])

const isBetween = (n: number, a: number, b: number): boolean => Math.min(a, b) <= n && n <= Math.max(a, b)

const isOn = (segment: Segment, point: Point): boolean =>
  side(segment, point) === 0 &&
  isBetween(point[0], segment[0][0], segment[1][0]) &&
  isBetween(point[1], segment[0][1], segment[1][1])

const isApart = ([a, b]: Segment, [c, d]: Segment): boolean =>
  [0, 1].some((axis) => {
    const [one, other] = [[a, b].map((point) => point[axis] ?? 0), [c, d].map((point) => point[axis] ?? 0)]
    return Math.max(...one) < Math.min(...other) || Math.max(...other) < Math.min(...one)
  })

/** Returns the endpoints of either segment that lie on the other one. */
const touching = (one: Segment, other: Segment): ReadonlyArray<Point> => [
  ...other.filter((point) => isOn(one, point)),
  ...one.filter((point) => isOn(other, point)),
]

/** Returns the point where two segments cross, strictly inside both; null if they don't. */
const crossedAt = (one: Segment, other: Segment): Point | null => {
  const [from, to] = [side(other, one[0]), side(other, one[1])]
  const [ofFrom, ofTo] = [side(one, other[0]), side(one, other[1])]
  if (from > 0 === to > 0 || ofFrom > 0 === ofTo > 0) return null
  const part = from / (from - to)
  return [one[0][0] + part * (one[1][0] - one[0][0]), one[0][1] + part * (one[1][1] - one[0][1])]
}

/**
 * Returns a point that two segments have in common; null if there's none. A point in `allowed` doesn't count if it's an
 * endpoint of both.
 */
export const segmentIntersection = (
  one: Segment,
  other: Segment,
  allowed: ReadonlyArray<Point> = [],
): Point | null => {
  if (isApart(one, other)) return null
  const touched = touching(one, other)
  if (touched.length === 0) return crossedAt(one, other)
  const isAllowed = (point: Point): boolean =>
    [allowed, one, other].every((ends) => ends.some((end) => isSamePoint(end, point)))
  return touched.find((point) => !isAllowed(point)) ?? null
}

/**
 * Finds the point where a segment doubles back over the previous one; null if it doesn't. The corner that they share
 * doesn't count.
 */
const runningBack = (one: Segment, next: Segment): Point | null => {
  if (isOn(one, next[1])) return next[1]
  return isOn(next, one[0]) ? one[0] : null
}

/** Returns the endpoints of segments that a line follows in both directions, as it does to cut out a hole. */
const endsOfBridges = (segments: ReadonlyArray<Segment>): ReadonlyArray<Point> => {
  const keyOf = ([from, to]: Segment): string => `${from.join()} ${to.join()}`
  const passed = new Set(segments.map(keyOf))
  return segments.filter(([from, to]) => passed.has(keyOf([to, from]))).map(([from]) => from)
}

/**
 * Finds the first place where a closed line of at least 3 different corners crosses or touches itself; null for a
 * simple ring. The last corner connects to the first. Segments are straight in degrees, as maps draw them. A bridge to
 * a hole, which the line follows in both directions, isn't a crossing.
 */
export const findCrossing = (corners: ReadonlyArray<Point>): Crossing | null => {
  const segments = ringSegments(corners)
  const bridgeEnds = endsOfBridges(segments)
  for (const [first, one] of segments.entries()) {
    for (let second = first + 1; second < segments.length; second++) {
      const other = segments[second]
      if (other === undefined) continue
      const isNext = second === first + 1
      const isLast = first === 0 && second === segments.length - 1
      const point = isNext
        ? runningBack(one, other)
        : isLast
          ? runningBack(other, one)
          : segmentIntersection(one, other, bridgeEnds)
      if (point !== null) return { segments: [first + 1, second + 1], point }
    }
  }
  return null
}
