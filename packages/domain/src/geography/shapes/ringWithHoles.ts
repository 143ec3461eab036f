import type { Point } from "../../definition/AreaShape.ts"
import { findCrossing, segmentIntersection, type Segment, ringSegments } from "./crossing.ts"
import { isPointInPolygon } from "./isPointInPolygon.ts"

type Ring = ReadonlyArray<Point>

const squared = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

/** A straight connection from a corner of a ring to a corner of a hole. */
interface Bridge {
  readonly fromRing: number
  readonly toHole: number
  readonly length: number
}

/** Returns whether a bridge touches walls only at its own ends. */
const isClear = (bridge: Segment, walls: ReadonlyArray<Segment>): boolean =>
  walls.every((wall) => segmentIntersection(bridge, wall, bridge) === null)

/** Lists the bridges between a ring and a hole, shortest first. */
const bridgesBetween = (ring: Ring, hole: Ring): ReadonlyArray<Bridge> =>
  ring
    .flatMap((corner, fromRing) =>
      hole.map((to, toHole): Bridge => ({ fromRing, toHole, length: squared(corner, to) })),
    )
    .toSorted((a, b) => a.length - b.length || a.fromRing - b.fromRing || a.toHole - b.toHole)

/** Extends a ring along the bridge to the hole, around it, and back along the bridge. */
const opened = (ring: Ring, hole: Ring, { fromRing, toHole }: Bridge): Ring => {
  const around = [...hole.slice(toHole), ...hole.slice(0, toHole + 1)]
  return [...ring.slice(0, fromRing + 1), ...around, ...ring.slice(fromRing)]
}

/** Returns whether a hole is within the outline and touches neither the outline nor another hole. */
const isApart = (outline: Ring, hole: Ring, others: ReadonlyArray<Ring>): boolean => {
  const [corner] = hole
  const walls = [outline, ...others].flatMap(ringSegments)
  return (
    corner !== undefined &&
    hole.length >= 3 &&
    findCrossing(hole) === null &&
    isPointInPolygon(corner, outline) &&
    !others.some((other) => isPointInPolygon(corner, other)) &&
    ringSegments(hole).every((segment) => walls.every((wall) => segmentIntersection(segment, wall) === null))
  )
}

/**
 * Finds the first hole that has a clear bridge to the ring; a hole hidden behind others is reached through them later.
 */
const nextHole = (
  ring: Ring,
  holes: ReadonlyArray<Ring>,
): { readonly hole: Ring; readonly bridge: Bridge } | null => {
  const walls = [ring, ...holes].flatMap(ringSegments)
  for (const hole of holes) {
    const bridge = bridgesBetween(ring, hole).find(({ fromRing, toHole }) => {
      const [from, to] = [ring[fromRing], hole[toHole]]
      return from !== undefined && to !== undefined && isClear([from, to], walls)
    })
    if (bridge !== undefined) return { hole, bridge }
  }
  return null
}

/**
 * Cuts holes out of a polygon and returns the polygon as one closed line: a bridge followed in both directions connects
 * each hole to the outline, so the even-odd rule selects the outline without its holes. Bridges have no area. If a hole
 * isn't within the outline, or touches it or another hole, returns the number of the first such hole, from 1. Lines
 * have no closing corner.
 */
export const ringWithHoles = (outline: Ring, holes: ReadonlyArray<Ring>): Ring | number => {
  const wrong = holes.findIndex((hole, at) => !isApart(outline, hole, holes.toSpliced(at, 1)))
  if (wrong >= 0) return wrong + 1
  let [ring, left] = [outline, holes]
  while (left.length > 0) {
    const next = nextHole(ring, left)
    if (next === null) return 1
    ring = opened(ring, next.hole, next.bridge)
    left = left.filter((hole) => hole !== next.hole)
  }
  return ring
}
