import { describe, expect, it } from "vitest"
import { distanceMiles } from "../../../src/counting/evaluator/geometry.ts"
import { isPointInPolygon } from "../../../src/geography/shapes/isPointInPolygon.ts"
import { EARTH_RADIUS_MILES } from "../../../src/shared/earthRadius.ts"
import type { Point } from "../../../src/definition/AreaShape.ts"

const p = (longitude: number, latitude: number): Point => [longitude, latitude]
const half = Math.PI * EARTH_RADIUS_MILES

describe("the distance between two points", () => {
  it("is measured on a sphere of 6,371.0088 km", () => {
    expect(EARTH_RADIUS_MILES * 1.609344).toBeCloseTo(6371.0088, 3)
  })

  it.each([
    ["nothing to itself", p(-87.63, 41.88), p(-87.63, 41.88), 0],
    ["half the earth to the other side", p(0, 0), p(180, 0), half],
    ["half the earth between the poles, whatever the longitude", p(12, 90), p(-55, -90), half],
    ["a quarter from the equator to a pole", p(77, 0), p(0, 90), half / 2],
    ["a degree of longitude on the equator", p(0, 0), p(1, 0), half / 180],
    ["a degree of latitude anywhere", p(-87, 41), p(-87, 42), half / 180],
    ["two degrees across the date line", p(179, 0), p(-179, 0), half / 90],
    // 2,887.26 km between the airports BNA and LAX by the haversine formula with 6,372.8 km.
    [
      "from Nashville to Los Angeles",
      p(-86.67, 36.12),
      p(-118.4, 33.94),
      (2887.2599506071106 / 6372.8) * EARTH_RADIUS_MILES,
    ],
  ])("is %s", (_, from, to, miles) => {
    expect(distanceMiles(from, to)).toBeCloseTo(miles, 9)
    expect(distanceMiles(to, from)).toBe(distanceMiles(from, to))
  })

  it("is a number even where rounding would leave the sphere", () => {
    const from = p(171.9235053379746, 60.468629996144514)
    expect(distanceMiles(from, p(-8.076494662025397, -60.46862999614447))).toBe(half)
  })
})

const square = [p(0, 0), p(2, 0), p(2, 2), p(0, 2)]
/** A U whose arms reach up to 3. */
const horseshoe = [p(0, 0), p(3, 0), p(3, 3), p(2, 3), p(2, 1), p(1, 1), p(1, 3), p(0, 3)]
/** Two triangles that meet at (1, 1). */
const bow = [p(0, 0), p(2, 2), p(2, 0), p(0, 2)]
/** A star of five points in one line: its middle is gone round twice. */
const star = [p(0, 3), p(4, 3), p(0.8, 0.2), p(2, 4.4), p(3.2, 0.2)]

describe("a polygon", () => {
  it.each([
    ["its middle", square, p(1, 1), true],
    ["nothing beside it", square, p(3, 1), false],
    ["nothing on the other side, although a ray from there crosses it", square, p(-1, 1), false],
    ["nothing above it", square, p(1, 2.1), false],
    ["nothing below it", square, p(1, -0.1), false],
    ["its corners", square, p(0, 0), true],
    ["its last corner", square, p(0, 2), true],
    ["its lower edge", square, p(1, 0), true],
    ["its upper edge", square, p(1, 2), true],
    ["its right edge", square, p(2, 1), true],
    ["the edge from the last point to the first", square, p(0, 1), true],
    ["nothing that only continues an edge", square, p(3, 2), false],
    ["nothing that continues an edge upwards", square, p(0, 3), false],
    ["a leaning edge", [p(0, 0), p(2, 1), p(0, 1)], p(1, 0.5), true],
    ["the arms of a horseshoe", horseshoe, p(0.5, 2), true],
    ["nothing between the arms", horseshoe, p(1.5, 2), false],
    ["nothing beside a corner at which a ray only touches", horseshoe, p(-1, 3), false],
    [
      "nothing beside a corner through which a ray enters",
      [p(0, 0), p(1, 1), p(0, 2), p(-1, 1)],
      p(-2, 1),
      false,
    ],
    ["what lies level with a corner", [p(0, 0), p(1, 1), p(0, 2), p(-1, 1)], p(0, 1), true],
    ["both halves of a bow", bow, p(0.5, 1), true],
    ["nothing above the knot of a bow", bow, p(1, 1.5), false],
    ["the knot, which is on the line", bow, p(1, 1), true],
    ["the points of a star", star, p(2, 3.5), true],
    ["nothing in the middle of a star: even and odd decide", star, p(2, 2), false],
    ["a flat line, as far as it goes", [p(0, 0), p(1, 0), p(2, 0)], p(1.5, 0), true],
    ["nothing beside a flat line", [p(0, 0), p(1, 0), p(2, 0)], p(1.5, 0.1), false],
  ])("holds %s", (_, points, point, holds) => {
    expect(isPointInPolygon(point, points)).toBe(holds)
    expect(isPointInPolygon(point, points.toReversed())).toBe(holds)
  })

  it("goes the long way round from longitude 179 to -179", () => {
    const across = [p(179, 0), p(-179, 0), p(-179, 1), p(179, 1)]
    expect(isPointInPolygon(p(0, 0.5), across)).toBe(true)
    expect(isPointInPolygon(p(180, 0.5), across)).toBe(false)
  })
})
