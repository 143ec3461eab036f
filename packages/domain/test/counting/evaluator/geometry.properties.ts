import assert from "node:assert/strict"
import fc from "fast-check"
import { distanceMiles } from "../../../src/counting/evaluator/geometry.ts"
import { isPointInPolygon } from "../../../src/geography/shapes/isPointInPolygon.ts"
import { EARTH_RADIUS_MILES } from "../../../src/shared/earthRadius.ts"
import type { Point } from "../../../src/definition/AreaShape.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

const anywhere: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
)
/** Corners, edges and level points meet often. */
const nearBy: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
const aPoint = fc.oneof(nearBy, anywhere)
const polygon = fc.oneof(
  fc.array(nearBy, { minLength: 3, maxLength: 7 }),
  fc.array(anywhere, { minLength: 3, maxLength: 7 }),
)

/** Area of a triangle, twice, in whole numbers: the sides of a point tell whether it is inside. */
const side = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))

export const geometrySentences = sentencesAbout(
  "counting",
  always(
    "a distance is the same both ways, never negative, never more than half round the earth",
    fc.property(anywhere, anywhere, (one, other) => {
      const miles = distanceMiles(one, other)
      assert.equal(distanceMiles(other, one), miles)
      return miles >= 0 && miles <= Math.PI * EARTH_RADIUS_MILES
    }),
  ),
  always(
    "a detour is never shorter",
    fc.property(
      anywhere,
      anywhere,
      anywhere,
      (from, by, to) =>
        // The last digits near the other side of the earth are lost to rounding.
        distanceMiles(from, to) <= distanceMiles(from, by) + distanceMiles(by, to) + 1e-3,
    ),
  ),
  always(
    "a polygon holds the same points when its own are reversed",
    fc.property(
      polygon,
      aPoint,
      (points, point) => isPointInPolygon(point, points) === isPointInPolygon(point, points.toReversed()),
    ),
  ),
  always(
    "a polygon holds the same points whichever of its own comes first",
    fc.property(polygon, aPoint, fc.nat({ max: 6 }), (points, point, by) => {
      const at = by % points.length
      return (
        isPointInPolygon(point, [...points.slice(at), ...points.slice(0, at)]) ===
        isPointInPolygon(point, points)
      )
    }),
  ),
  always(
    "a polygon holds its corners",
    fc.property(polygon, (points) => points.every((corner) => isPointInPolygon(corner, points))),
  ),
  always(
    "a triangle holds exactly the points on the same side of all its edges, or on one",
    fc.property(nearBy, nearBy, nearBy, nearBy, (a, b, c, point) => {
      fc.pre(side(a, b, c) !== 0)
      const sides = [side(a, b, point), side(b, c, point), side(c, a, point)]
      const inside = sides.every((one) => one >= 0) || sides.every((one) => one <= 0)
      return isPointInPolygon(point, [a, b, c]) === inside
    }),
  ),
)
