import { distanceMiles } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { circle, maxMilesToBox, minMilesToBox } from "../../src/bitslice/geography/circle.ts"
import { hasPosition } from "../../src/bitslice/geography/masks.ts"
import { rowsWithinShape } from "../../src/bitslice/geography/rowsWithinShape.ts"
import { polygonShape } from "../../src/bitslice/geography/polygonShape.ts"
import type { Shape } from "../../src/bitslice/geography/Shape.ts"
import { computeRunsCenter } from "../../src/bitslice/geography/unitCenters.ts"
import { findOutliers } from "../../src/format/layout/outliers.ts"
import {
  boundingBox,
  toDegrees,
  toStoredDegrees,
  UNKNOWN_COORDINATE,
} from "../../src/format/layout/points.ts"
import type { Box } from "../../src/format/layout/ZipTable.ts"

const unit = fc.double({ min: 0, max: 1, noNaN: true })
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Boxes as ZIP Codes have them, some without a height or a width. */
const box: fc.Arbitrary<Box> = fc
  .tuple(between(-179, 178), between(-75, 75), between(0, 0.9), between(0, 0.9))
  .map((numbers) => numbers.map(rounded))
  .map(([west = 0, south = 0, wide = 0, high = 0]) => ({
    west,
    south,
    east: rounded(west + wide),
    north: rounded(south + high),
  }))

/** Definitions keep twelve decimals, universes no more than that. */
const rounded = (value: number): number => Math.round(value * 1e9) / 1e9

const inside = ({ east, north, south, west }: Box, x: number, y: number): Point => [
  rounded(west + x * (east - west)),
  rounded(south + y * (north - south)),
]

/** Points of a box, its corners among them. */
const pointsIn = (of: Box): fc.Arbitrary<ReadonlyArray<Point>> =>
  fc
    .array(fc.tuple(unit, unit), { minLength: 5, maxLength: 20 })
    .map((places) => [...places, [0, 0] as const, [1, 1] as const].map(([x, y]) => inside(of, x, y)))

const boxAround = (points: ReadonlyArray<Point>): Box => ({
  west: Math.min(...points.map(([x]) => x)),
  east: Math.max(...points.map(([x]) => x)),
  south: Math.min(...points.map(([, y]) => y)),
  north: Math.max(...points.map(([, y]) => y)),
})

const isIn = ({ east, north, south, west }: Box, [x, y]: Point): boolean =>
  west <= x && x <= east && south <= y && y <= north

/** A shape's quick answers are those of its rule. */
const agrees = (shape: Shape, of: Box, points: ReadonlyArray<Point>): void => {
  const near = shape.within(of)
  const held = shape.holdsBox(of)
  const part = boxAround(points.slice(0, 2))
  const heldOfPart = near.holdsBox(part)
  for (const point of points) {
    const holds = shape.holds(point)
    expect(near.holds(...point)).toBe(holds)
    if (held !== "some") expect(holds).toBe(held === "all")
    if (heldOfPart !== "some" && isIn(part, point)) expect(holds).toBe(heldOfPart === "all")
    const { east, north, south, west } = shape.bounds
    if (holds)
      expect(west <= point[0] && point[0] <= east && south <= point[1] && point[1] <= north).toBe(true)
  }
}

describe("A circle", () => {
  it("answers quickly what the distance says, also a hair's breadth from its rim", () => {
    fc.assert(
      fc.property(
        box.chain((of) => fc.tuple(fc.constant(of), pointsIn(of))),
        between(-4, 4),
        between(-4, 4),
        fc.nat({ max: 6 }),
        fc.constantFrom(0, 1e-12, -1e-12, 1e-7, -1e-7, 1e-4, -1e-4, 1e-3, -1e-3, 0.004, -0.004),
        ([of, points], east, north, at, off) => {
          const center: Point = [
            Math.max(Math.min(of.west + east, 180), -180),
            Math.max(Math.min(of.south + north, 90), -90),
          ]
          // The rim runs through one of the points, or very near to it.
          const miles = distanceMiles(center, points[at] ?? [0, 0]) * (1 + off)
          fc.pre(miles >= 1e-12)
          agrees(circle(center, miles), of, points)
        },
      ),
      { numRuns: 3_000 },
    )
  })

  it("knows how far a box is at least and at most", () => {
    fc.assert(
      fc.property(
        box.chain((of) => fc.tuple(fc.constant(of), pointsIn(of))),
        between(-180, 180),
        between(-89, 89),
        ([of, points], longitude, latitude) => {
          const center: Point = [longitude, latitude]
          const [least, most] = [minMilesToBox(center, of), maxMilesToBox(center, of)]
          for (const point of points) {
            const miles = distanceMiles(center, point)
            expect(miles).toBeGreaterThanOrEqual(least * (1 - 1e-9) - 1e-9)
            // Beyond a quarter of the way around the earth, the farthest point may not be a corner; searches by box
            // never reach that far.
            if (most < 5_000) expect(miles).toBeLessThanOrEqual(most * (1 + 1e-9) + 1e-9)
          }
        },
      ),
      { numRuns: 3_000 },
    )
  })
})

describe("A circle beside a box over 180 degrees", () => {
  // People at 179.9, at -179.9, and far between them at -176.65.
  const wide: Box = { west: -179.9, east: 179.9, south: 51.8, north: 52 }
  const center: Point = [179.95, 51.9]

  it("holds no more of it than the distance says", () => {
    const around = circle(center, 20)
    expect(around.holdsBox(wide)).toBe("some")
    expect(around.within(wide).holds(-176.65, 51.88)).toBe(false)
    expect(around.within(wide).holds(-179.9, 51.9)).toBe(true)
    expect(maxMilesToBox(center, wide)).toBeGreaterThan(distanceMiles(center, [-176.65, 51.88]))
  })
})

describe("The records of a ZIP Code over 180 degrees", () => {
  const held = (...longitudes: ReadonlyArray<number>) =>
    Int32Array.from(longitudes.flatMap((east) => [toStoredDegrees(east), toStoredDegrees(51.9)]))

  it("are not far from each other", () => {
    const most = Array.from({ length: 20 }, (_, at) => 179.9 + at / 1_000)
    expect(findOutliers(held(...most, -179.99))).toEqual([])
    expect(findOutliers(held(...most, 0.5))).toEqual([20])
  })

  it("have their middle between them", () => {
    const [degrees] = computeRunsCenter(held(179.9, -179.9), new Set(), [{ code: 1, from: 0, to: 2 }]) ?? [0]
    expect(Math.abs(degrees)).toBe(180)
    expect(computeRunsCenter(held(179.9, -179.7), new Set(), [{ code: 1, from: 0, to: 2 }])?.[0]).toBeCloseTo(
      -179.9,
      9,
    )
  })
})

describe("A polygon", () => {
  it("answers quickly what the even-odd rule says, corners and edges included", () => {
    fc.assert(
      fc.property(
        box.chain((of) =>
          fc.tuple(
            fc.constant(of),
            pointsIn(of),
            fc.array(fc.tuple(between(-0.6, 1.6), between(-0.6, 1.6)), { minLength: 3, maxLength: 12 }),
          ),
        ),
        fc.boolean(),
        ([of, points, corners], throughPoints) => {
          const line = corners.map(([x, y]) => inside(of, x, y))
          // Some polygons have corners on the points that are asked about.
          const shape = polygonShape(throughPoints ? [...line, ...points.slice(0, 3)] : line)
          agrees(
            shape,
            of,
            [...points, ...line].filter((point) => isIn(of, point)),
          )
        },
      ),
      { numRuns: 3_000 },
    )
  })
})

describe("The rows of a ZIP Code that lie in a shape", () => {
  /** Parts of the way from one side of a box to the other: also both sides of the borders of halves and quarters. */
  const step = fc.oneof(
    unit,
    fc
      .tuple(fc.nat({ max: 16 }), fc.constantFrom(-1e-7, 0, 1e-7))
      .map(([part, off]) => Math.min(Math.max(part / 16 + off, 0), 1)),
  )
  const places = fc.array(fc.option(fc.tuple(step, step), { nil: null, freq: 20 }), {
    minLength: 128,
    maxLength: 128,
  })
  const shapes = (of: Box): fc.Arbitrary<Shape> =>
    fc.oneof(
      fc
        .tuple(unit, unit, between(0.001, 60))
        .map(([x, y, miles]) => circle(inside(of, 3 * x - 1, 3 * y - 1), miles)),
      fc
        .array(fc.tuple(between(-0.6, 1.6), between(-0.6, 1.6)), { minLength: 3, maxLength: 12 })
        .map((corners) => polygonShape(corners.map(([x, y]) => inside(of, x, y)))),
    )

  it("are those whose own place does, and none whose place is unknown", () => {
    const seen = { in: 0, out: 0, nowhere: 0 }
    fc.assert(
      fc.property(
        box.chain((of) => fc.tuple(fc.constant(of), shapes(of))),
        places,
        // Of few rows each is asked about, of many the cells that they lie in.
        fc.constantFrom(128, 1_000),
        ([of, shape], steps, rows) => {
          const points = Int32Array.from(
            steps.flatMap((at) =>
              at === null ? [UNKNOWN_COORDINATE, UNKNOWN_COORDINATE] : inside(of, ...at).map(toStoredDegrees),
            ),
          )
          const held = boundingBox(points)
          const mask = rowsWithinShape(points, { ...ONE_VECTOR, ...held, rows }, shape)
          for (const [position, at] of steps.entries()) {
            const [x = UNKNOWN_COORDINATE, y = UNKNOWN_COORDINATE] = points.subarray(
              2 * position,
              2 * position + 2,
            )
            const holds = at !== null && shape.holds([toDegrees(x), toDegrees(y)])
            expect(hasPosition(mask, position)).toBe(holds)
            seen[at === null ? "nowhere" : holds ? "in" : "out"]++
          }
        },
      ),
      { numRuns: 1_000 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(2_000)
  })
})

const ONE_VECTOR = {
  zip: 60_614,
  vector: 0,
  vectors: 1,
  row: 0,
  rows: 128,
  unplaced: 0,
  zip4Unplaced: 0,
  routeUnplaced: 0,
  stray: 0,
  strays: 0,
  routeRun: 0,
  routeRuns: 0,
  zip4Run: 0,
  zip4Runs: 0,
}
