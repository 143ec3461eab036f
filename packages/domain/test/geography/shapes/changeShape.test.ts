import { Effect, Result } from "effect"
import { describe, expect, it } from "vitest"
import { distanceMiles } from "../../../src/counting/evaluator/geometry.ts"
import type { Point } from "../../../src/definition/AreaShape.ts"
import { areaKey } from "../../../src/definition/areaKey.ts"
import {
  type CircleArea,
  moveCenter,
  roundToReadableMiles,
  replaceArea,
  reshapePolygon,
  resizeRadius,
  setPolygonFromText,
  setRadiusFromText,
} from "../../../src/geography/shapes/changeShape.ts"
import { circleRing, destinationPoint } from "../../../src/geography/shapes/circleRing.ts"
import { coordinatesText } from "../../../src/geography/shapes/coordinatesText.ts"
import { cornerLines } from "../../../src/geography/shapes/shapeSketch.ts"
import { exampleOf, holding } from "../areaExamples.ts"
import { placesWith } from "../places/placesStub.ts"
import { TEXTS } from "../../../src/shared/wording/texts.ts"

const { closest, polygon, radius, zip } = exampleOf

/** Everything west of 80 degrees is Indiana, the rest the sea. */
const indiana = placesWith({
  searchAddress: (text) => {
    const [north = 0, east = 0] = text.split(", ").map(Number)
    return Effect.succeed(
      east < -80 ? [{ addressLine: text, state: "IN", point: [east, north], precision: "exact" }] : [],
    )
  },
})
const moved = (area: CircleArea, to: Point) =>
  Effect.runSync(moveCenter(area, to).pipe(Effect.provide(indiana)))

describe("a shape that is dragged", () => {
  it("takes its place in the list", () => {
    const wider = resizeRadius(radius, 12)
    expect(replaceArea(holding(zip, radius, polygon), areaKey(radius), wider).areas).toEqual([
      zip,
      wider,
      polygon,
    ])
  })

  it("changes nothing where it was removed meanwhile", () => {
    const before = holding(zip)
    expect(replaceArea(before, areaKey(radius), resizeRadius(radius, 12)).areas).toEqual(before.areas)
  })

  it("is there once where it becomes another one", () => {
    const wider = resizeRadius(radius, 12)
    expect(replaceArea(holding(wider, zip, radius), areaKey(radius), wider).areas).toEqual([zip, wider])
  })

  it("forgets the address that it left, and what was taken instead of it", () => {
    const addressed = { ...radius, address: "1 Main St", center: "zip" } as const
    expect(moved(addressed, [-86.5, 41.5])).toEqual(moved(radius, [-86.5, 41.5]))
  })

  it("keeps its name, which says that it was moved, once", () => {
    const once = moved(radius, [-86.5, 41.5])
    expect(once).toEqual(
      Result.succeed({ ...radius, name: "Shop (moved)", longitude: -86.5, latitude: 41.5 }),
    )
    expect(moved({ ...radius, name: "Shop (moved)" }, [-86.5, 41.5])).toEqual(once)
    expect(Result.getOrThrow(moved({ ...closest, name: "" }, [-86, 41]))).toMatchObject({ name: "" })
    const long = moved({ ...radius, name: "x".repeat(200) }, [-86, 41])
    expect(Result.getOrThrow(long)).toMatchObject({ name: `${"x".repeat(192)} (moved)` })
  })

  it("ends at the state line of its new middle, if at one at all", () => {
    expect(Result.getOrThrow(moved({ ...radius, withinState: "IL" }, [-86, 41]))).toMatchObject({
      withinState: "IN",
    })
    expect(Result.getOrThrow(moved(radius, [-86, 41]))).toMatchObject({ withinState: null })
  })

  it("does not go to sea", () => {
    expect(moved(closest, [-70, 30])).toEqual(
      Result.fail(expect.objectContaining({ kind: "warning", text: TEXTS.noResultsForAddress })),
    )
  })

  it("is as wide as people write it [ob5-radius-cap]", () => {
    expect([0, 0.001, 1.2345, 9.999, 12.345, 500].map(roundToReadableMiles)).toEqual([
      0.01, 0.01, 1.23, 10, 12.3, 200,
    ])
  })
})

describe("a radius that is typed", () => {
  it("is as it was typed, and at most 200 miles [ob5-radius-cap]", () => {
    expect(setRadiusFromText(radius, " 12.345 ")).toEqual(Result.succeed({ ...radius, miles: 12.345 }))
    expect(setRadiusFromText(radius, "500")).toEqual(Result.succeed({ ...radius, miles: 200 }))
  })

  it.each(["", "0", "-3", "near", "1e3"])("is refused where it is none: %j [ob5-radius]", (typed) => {
    expect(setRadiusFromText(radius, typed)).toEqual(
      Result.fail(expect.objectContaining({ text: TEXTS.addressOrRadiusMissing })),
    )
  })
})

describe("a polygon whose corners are dragged", () => {
  it("keeps its name, what it is made of and whether it is excluded", () => {
    const held = { ...polygon, name: "North", granularity: "zip4", excluded: true } as const
    const points: ReadonlyArray<Point> = [
      [-88, 41],
      [-88, 42],
      [-87, 42],
    ]
    expect(reshapePolygon(held, points, 10)).toEqual(Result.succeed({ ...held, points }))
  })

  it("is refused where it is dragged out of the country", () => {
    const points: ReadonlyArray<Point> = [
      [2, 48],
      [2, 49],
      [3, 49],
    ]
    const said = (listType: number) =>
      Result.getOrThrow(Result.flip(reshapePolygon(polygon, points, listType))).text
    expect(said(10)).toBe("The polygon is outside the United States.")
    expect(said(100)).toBe("The polygon is outside Canada.")
  })

  it("is refused where its line meets itself, with the words for a drawn one", () => {
    const points: ReadonlyArray<Point> = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 1],
    ]
    expect(reshapePolygon(polygon, points, 10)).toEqual(
      Result.fail(
        expect.objectContaining({
          text: "The polygon's outline touches or crosses itself: segments 1 and 3 meet at 0.666667,0.666667 (longitude, latitude).",
        }),
      ),
    )
  })
})

describe("a polygon whose corners are typed", () => {
  const held = { ...polygon, name: "North", granularity: "zip4", excluded: true } as const

  it("keeps its name, what it is made of and whether it is excluded", () => {
    const points: ReadonlyArray<Point> = [
      [-87.7, 41.9],
      [-87.6, 41.9],
      [-87.65, 42],
    ]
    expect(setPolygonFromText(held, cornerLines(points), 10)).toEqual(Result.succeed({ ...held, points }))
  })

  it.each([
    ["-87.7, 41.9\n-87.6, 41.9", /at least 3/],
    ["-87.7, 41.9\nnear the river", /^Line 2 \('near the river'\) isn't a longitude and latitude/],
    ["0,0\n2,2\n2,0\n0,1", /^The polygon's outline touches or crosses itself/],
    ["87.7, 41.9\n87.6, 41.9\n87.65, 42", /^It is outside the United States. A minus sign is missing/],
  ])("is refused where %j makes no shape", (typed, text) => {
    expect(setPolygonFromText(held, typed, 10)).toEqual(
      Result.fail(expect.objectContaining({ text: expect.stringMatching(text) })),
    )
  })
})

describe("a drawn circle", () => {
  it.each([
    [[-87.65, 41.92], 10],
    [[-157.8, 21.3], 200],
    [[179.9, 51.9], 150],
    [[-135, 71.3], 0.01],
  ] as const)("around %j runs %d miles from its middle", (center, miles) => {
    const ring = circleRing(center, miles)
    expect(ring).toHaveLength(120)
    for (const corner of ring) expect(distanceMiles(center, corner)).toBeCloseTo(miles, 6)
  })

  it("begins in the north and goes by the east", () => {
    const [north, ...others] = circleRing([-90, 40], 69.09)
    expect(north?.[1]).toBeCloseTo(41, 2)
    expect(north?.[0]).toBeCloseTo(-90, 9)
    expect(others[29]?.[0]).toBeGreaterThan(-90)
    expect(distanceMiles(destinationPoint([-90, 40], 90, 0), [-90, 40])).toBeCloseTo(0, 6)
  })
})

describe("a point as text", () => {
  it("is what people type, latitude first", () => {
    expect(coordinatesText([-87.65, 41.92])).toBe("41.92, -87.65")
    expect(coordinatesText([-87.123_456_789, 0.000_000_1])).toBe("0, -87.123457")
    expect(coordinatesText([0.000_001, -0.000_000_1])).toBe("0, 0.000001")
  })
})
