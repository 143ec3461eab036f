import assert from "node:assert/strict"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { Area } from "../../../src/definition/Area.ts"
import type { Point } from "../../../src/definition/AreaShape.ts"
import { findCrossing } from "../../../src/geography/shapes/crossing.ts"
import { distinctCorners } from "../../../src/geography/shapes/distinctCorners.ts"
import { isPointInPolygon } from "../../../src/geography/shapes/isPointInPolygon.ts"
import { parsePolygonFile } from "../../../src/geography/shapes/parsePolygonFile.ts"
import { ringWithHoles } from "../../../src/geography/shapes/ringWithHoles.ts"
import { simplifyRing } from "../../../src/geography/shapes/simplifyRing.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

const isArea = Schema.is(Area)

/** Small whole numbers, of which sums and products are exact. */
const gridPoint: fc.Arbitrary<Point> = fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }))
const gridRing = fc
  .array(gridPoint, { minLength: 3, maxLength: 9 })
  .map(distinctCorners)
  .filter((ring) => ring.length >= 3)

/** A ring around a middle, one corner in each direction: it never meets itself. */
const starRing = fc.array(fc.integer({ min: 20, max: 100 }), { minLength: 3, maxLength: 60 }).map((lengths) =>
  lengths.map((length, at): Point => {
    const angle = (2 * Math.PI * at) / lengths.length
    return [-90 + (length / 100) * Math.cos(angle), 40 + (length / 100) * Math.sin(angle)]
  }),
)

type Fraction = readonly [over: number, under: number]

/**
 * Returns where a line cuts a segment, as a fraction of the segment's length; null if they are parallel or collinear.
 */
const partCut = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Fraction | null => {
  const under = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
  const over = (c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])
  if (under === 0) return null
  return under > 0 ? [over, under] : [-over, -under]
}

const isWithin = (part: Fraction | null): boolean => part !== null && part[0] >= 0 && part[0] <= part[1]

/** Tells whether two segments have a point in common, by solving for it. */
const haveCommonPoint = (one: readonly [Point, Point], other: readonly [Point, Point]): boolean => {
  if (partCut(one, other) !== null) return isWithin(partCut(one, other)) && isWithin(partCut(other, one))
  const [a, b] = one
  const isOnLine = (b[0] - a[0]) * (other[0][1] - a[1]) === (b[1] - a[1]) * (other[0][0] - a[0])
  const along = ([x, y]: Point): number => x * (b[0] - a[0]) + y * (b[1] - a[1])
  const [from, to] = [along(a), along(b)]
  const [start, end] = [along(other[0]), along(other[1])]
  return isOnLine && Math.max(start, end) >= from && Math.min(start, end) <= to
}

const segmentsOf = (ring: ReadonlyArray<Point>): ReadonlyArray<readonly [Point, Point]> =>
  ring.map((from, at) => [from, ring[(at + 1) % ring.length] ?? from])

/** Tells whether the second of two consecutive segments turns straight back. */
const turnsBack = ([a, b]: readonly [Point, Point], [, d]: readonly [Point, Point]): boolean => {
  const [ux, uy, vx, vy] = [a[0] - b[0], a[1] - b[1], d[0] - b[0], d[1] - b[1]]
  return ux * vy === uy * vx && ux * vx + uy * vy > 0
}

const meetsItself = (ring: ReadonlyArray<Point>): boolean => {
  const segments = segmentsOf(ring)
  return segments.some((one, at) =>
    segments.some((other, by) => {
      if (by === (at + 1) % segments.length) return turnsBack(one, other)
      if (by === at || at === (by + 1) % segments.length) return false
      return haveCommonPoint(one, other)
    }),
  )
}

/** Checks that no segment is passed in both directions, as bridges to holes are. */
const hasNoBridge = (ring: ReadonlyArray<Point>): boolean => {
  const passed = new Set(segmentsOf(ring).map((segment) => segment.join()))
  return segmentsOf(ring).every(([from, to]) => !passed.has([to, from].join()))
}

/** Up to five holes around the middle of a star, each by itself. */
const holesIn = fc
  .array(fc.array(fc.integer({ min: 10, max: 29 }), { minLength: 3, maxLength: 9 }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((holes) =>
    holes.map((lengths, which) => {
      const [east, north] = [-90 + 0.1 * Math.cos(1.2 * which), 40 + 0.1 * Math.sin(1.2 * which)]
      return lengths.map((length, at): Point => {
        const angle = (2 * Math.PI * at) / lengths.length
        return [east + (length / 600) * Math.cos(angle), north + (length / 600) * Math.sin(angle)]
      })
    }),
  )

const geoJson = (ring: ReadonlyArray<Point>): string =>
  JSON.stringify({ type: "Polygon", coordinates: [[...ring, ring[0]]] })
const onlyOne = (file: Parameters<typeof parsePolygonFile>[0]) =>
  Result.map(parsePolygonFile(file), ([made]) => made)
const ofFile = (text: string, mayBeSimplified = false) =>
  onlyOne({ listType: 10, name: "north", granularity: "standard", text, mayBeSimplified })

export const ringSentences = sentencesAbout(
  "geography",
  always(
    "a line is found to meet itself exactly where solving for the points of its segments says so",
    fc.property(gridRing.filter(hasNoBridge), (ring) => {
      assert.equal(findCrossing(ring) !== null, meetsItself(ring))
    }),
  ),
  always(
    "the two segments that are named have the point that is named in common",
    fc.property(gridRing, (ring) => {
      const crossing = findCrossing(ring)
      if (crossing === null) return true
      const [x, y] = crossing.point
      return crossing.segments.every((number) => {
        const [a, b] = segmentsOf(ring)[number - 1] ?? [crossing.point, crossing.point]
        const away = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
        return Math.abs(away) < 1e-9
      })
    }),
  ),
  always(
    "a ring with one corner in each direction never meets itself, wherever it starts and whichever way it goes",
    fc.property(starRing, fc.nat(), fc.boolean(), (ring, start, isBackward) => {
      const from = start % ring.length
      const turned = [...ring.slice(from), ...ring.slice(0, from)]
      return findCrossing(isBackward ? turned.toReversed() : turned) === null
    }),
  ),
  always(
    "a simpler ring has some of the corners in their order, the first among them, and no more than asked for",
    fc.property(starRing, fc.integer({ min: 3, max: 40 }), (ring, most) => {
      const simpler = simplifyRing(ring, most)
      const positions = simpler.map((corner) => ring.indexOf(corner))
      return (
        simpler.length === Math.min(most, ring.length) &&
        positions[0] === 0 &&
        positions.every((position, at) => position > (positions[at - 1] ?? -1))
      )
    }),
  ),
  always(
    "a simple ring in a file is the area that a list may hold, as GeoJSON and as lines alike",
    fc.property(starRing, (ring) => {
      const [asJson, asLines] = [geoJson(ring), ring.map(([x, y]) => `${x},${y}`).join("\n")].map((text) =>
        Result.getOrThrow(ofFile(text)),
      )
      assert.deepEqual(asJson, asLines)
      return asJson !== undefined && isArea(asJson.area)
    }),
  ),
  always(
    "an outline without its holes is one line that meets itself nowhere and holds the points of the outline that no hole has within",
    fc.property(
      starRing.filter((ring) => ring.length >= 8),
      holesIn,
      fc.array(fc.tuple(fc.integer({ min: -250, max: 250 }), fc.integer({ min: -250, max: 250 })), {
        maxLength: 60,
      }),
      (outline, holes, places) => {
        const ring = ringWithHoles(outline, holes)
        if (typeof ring === "number") return fc.pre(false)
        assert.equal(findCrossing(ring), null)
        for (const [x, y] of places) {
          const point: Point = [-90 + x / 1000.7, 40 + y / 1000.3]
          const expected =
            isPointInPolygon(point, outline) && !holes.some((hole) => isPointInPolygon(point, hole))
          assert.equal(isPointInPolygon(point, ring), expected, point.join())
        }
      },
    ),
  ),
  always(
    "whatever a file holds, it is refused or is an area that a list may hold",
    fc.property(fc.oneof(fc.string(), fc.json(), gridRing.map(geoJson)), fc.boolean(), (text, simplify) =>
      Result.match(ofFile(text, simplify), {
        onFailure: () => true,
        onSuccess: (made) => made !== undefined && isArea(made.area),
      }),
    ),
  ),
)
