import assert from "node:assert/strict"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { Area } from "../../../src/definition/Area.ts"
import type { Point } from "../../../src/definition/AreaShape.ts"
import {
  polygonSearchString,
  radiusSearchString,
  readSearchString,
} from "../../../src/geography/addresses/addressSearchString.ts"
import { allowsPolygon, showsOutlines } from "../../../src/geography/shapes/mapView.ts"
import { validateMapZipSearch } from "../../../src/geography/shapes/validateMapZipSearch.ts"
import { toOrderAddress } from "../../../src/geography/addresses/OrderAddress.ts"
import { buildDrawnPolygon } from "../../../src/geography/shapes/polygonTool.ts"
import { addressArea } from "../../../src/geography/radius/radiusArea.ts"
import { MAX_RADIUS_MILES, validateRadiusEntry } from "../../../src/geography/radius/validateRadiusEntry.ts"
import { area } from "../../definition/arbitraryArea.ts"
import { always, sentencesAbout } from "../../property/Sentence.ts"

/** Degrees as maps give them: at most 9 decimals. */
const degrees = (limit: number): fc.Arbitrary<number> =>
  fc.integer({ min: -limit * 10 ** 9, max: limit * 10 ** 9 }).map((n) => n / 10 ** 9)
const point: fc.Arbitrary<Point> = fc.tuple(degrees(180), degrees(90))
const anyNumber = fc.oneof(
  fc.integer({ min: -10, max: 1_000 }).map(String),
  fc.double({ min: 0, max: 400, noNaN: true }).map((n) => n.toFixed(3)),
  fc.stringMatching(/^\d{1,30}$/),
  fc.string(),
)
const zoom = fc.double({ min: 0, max: 22, noNaN: true })
const place = (center: Point) =>
  ({ addressLine: "1 Main St", state: "IL", point: center, precision: "zip" }) as const
const isArea = Schema.is(Area)

export const shapesSentences = sentencesAbout(
  "geography",
  always(
    "a radius never exceeds 200 miles, however it is typed",
    fc.property(anyNumber, (radius) => {
      const typed = { addressLine: "1 Main St", addressName: "", radius, quantity: null }
      const isCapped = (miles: number | null): boolean =>
        miles !== null && miles > 0 && miles <= MAX_RADIUS_MILES
      const page = Result.match(validateRadiusEntry(typed, []), {
        onFailure: () => true,
        onSuccess: (wanted) => isCapped(wanted.radius),
      })
      const map = Result.match(validateMapZipSearch("60614", radius), {
        onFailure: () => true,
        onSuccess: ({ miles }) => isCapped(miles),
      })
      return page && map
    }),
  ),
  always(
    "what is typed around an address either is refused or makes an area that a list may hold",
    fc.property(
      fc.option(anyNumber),
      fc.option(anyNumber),
      point,
      fc.string(),
      (radius, quantity, center, name) => {
        // Users don't type a radius that is indistinguishable from 0 in its text.
        fc.pre(radius === null || !/^0*\.0{9}/.test(radius))
        const typed = { addressLine: "1 Main St", addressName: name, radius, quantity }
        const options = { sameState: true, granularity: "zip4" } as const
        return Result.match(validateRadiusEntry(typed, []), {
          onFailure: () => true,
          onSuccess: (wanted) => {
            const made = addressArea(10, typed, place(center), wanted, options)
            assert.equal(made.kind, quantity === null ? "radius" : "closest")
            return isArea(made)
          },
        })
      },
    ),
  ),
  always(
    "the search string of a radius reads back to its center and value",
    fc.property(point, fc.integer({ min: 1, max: 200_000 }), (center, thousandths) => {
      const value = thousandths / 1_000
      const read = readSearchString(radiusSearchString(center, value))
      // -0 is written as 0.
      assert.deepEqual(read, { kind: "radius", center: center.map((n) => n + 0), value })
    }),
  ),
  always(
    "the search string of polygons reads back to their points",
    fc.property(
      fc.array(fc.array(point, { minLength: 3, maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      (polygons) => {
        const read = readSearchString(polygonSearchString(polygons))
        assert.deepEqual(read, {
          kind: "polygon",
          polygons: polygons.map((points) => points.map(([x, y]) => [x + 0, y + 0])),
        })
      },
    ),
  ),
  always(
    "no text whatever makes reading a search string throw, or gives a point off the earth",
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9.:|@]{0,40}$/)), (text) => {
      const read = readSearchString(text)
      if (read === null) return true
      const points = read.kind === "radius" ? [read.center] : read.polygons.flat()
      return points.length > 0 && points.every(([x, y]) => Math.abs(x) <= 180 && Math.abs(y) <= 90)
    }),
  ),
  always(
    "radii, quantity searches and polygons are addresses of an order, and nothing else is",
    fc.property(area, (one) => {
      const isShape = one.kind === "radius" || one.kind === "closest" || one.kind === "polygon"
      return (toOrderAddress(one) !== null) === isShape
    }),
  ),
  always(
    "what may be drawn or shown at a zoom may be at every higher one",
    fc.property(zoom, zoom, (a, b) => {
      const [low, high] = a <= b ? [a, b] : [b, a]
      return (!allowsPolygon(low) || allowsPolygon(high)) && (!showsOutlines(low) || showsOutlines(high))
    }),
  ),
  always(
    "a drawn polygon is refused, or is an area whose line was not closed by hand",
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })), { maxLength: 8 }),
      fc.integer({ min: 8, max: 10 }),
      fc.boolean(),
      (points, at, isClosed) => {
        const [first] = points
        const closed = isClosed && first !== undefined ? [...points, first] : points
        const line = closed.map(([x, y]): Point => [x - 90, y + 40])
        const drawn = { listType: 10, name: "", points: line, zoom: at, granularity: "zip4" } as const
        return Result.match(buildDrawnPolygon(drawn), {
          onFailure: () => true,
          onSuccess: (made) =>
            at >= 9 &&
            isArea(made) &&
            made.kind === "polygon" &&
            String(made.points[0]) !== String(made.points.at(-1)),
        })
      },
    ),
  ),
)
