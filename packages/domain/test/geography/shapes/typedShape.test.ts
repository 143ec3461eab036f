import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { canonicalDefinition, emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import type { Point } from "../../../src/definition/AreaShape.ts"
import { addShape } from "../../../src/geography/shapes/addShape.ts"
import { ringSquareMiles, squareMilesText } from "../../../src/geography/shapes/ringSquareMiles.ts"
import { cornerLines, shapeSketch, shapeSketchText } from "../../../src/geography/shapes/shapeSketch.ts"
import { readShapeFile, shapeFileTooLargeNotice } from "../../../src/geography/shapes/shapeUpload.ts"

const SQUARE = "-88, 41\n-87, 41\n-87, 42\n-88, 42"
const BOW_TIE = "0, 40\n2, 42\n2, 40\n0, 42"

const circle = (corners: number): ReadonlyArray<Point> =>
  Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners
    return [-90 + Math.cos(angle), 40 + Math.sin(angle)]
  })

const shape = { text: SQUARE, name: "", granularity: "standard", mayBeSimplified: false } as const
const add = (changed: Partial<Parameters<typeof addShape>[1]>, listType = 10) =>
  addShape(emptyDefinition(listType), { ...shape, ...changed })
const warned = (changed: Parameters<typeof add>[0], listType = 10) =>
  add(changed, listType).warnings.map(({ text }) => text)

describe("a typed shape", () => {
  it("becomes a polygon with the name that it was given", () => {
    const { added, definition, isUsedUp } = add({ name: "  North side " })
    expect(added).toMatchObject([{ kind: "polygon", name: "North side", points: { length: 4 } }])
    expect(definition.areas).toEqual(added)
    expect(isUsedUp).toBe(true)
    expect(() => canonicalDefinition(definition)).not.toThrow()
  })

  it.each([
    ["", "Enter at least 3 corners, or choose a file."],
    [" \n ", "Enter at least 3 corners, or choose a file."],
    ["-88, 41\n-87, x", "Line 2 ('-87, x') isn't a longitude and latitude, like -87.63,41.88."],
    [
      BOW_TIE,
      "The polygon's outline touches or crosses itself: segments 1 and 3 meet at 1,41 (longitude, latitude).",
    ],
  ])("is refused with what is wrong, and stays: %j", (text, warning) => {
    const outcome = add({ text })
    expect(outcome.warnings.map((one) => one.text)).toEqual([warning])
    expect([outcome.added, outcome.isUsedUp]).toEqual([[], false])
  })

  it("of more than 500 corners loses some only where it may", () => {
    const text = cornerLines(circle(501))
    expect(warned({ text })).toEqual([
      "The shape has 501 corners, but a list allows at most 500. You can simplify it to that many.",
    ])
    expect(add({ text, mayBeSimplified: true }).added).toMatchObject([{ points: { length: 500 } }])
    expect(add({ text: cornerLines(circle(500)) }).added).toMatchObject([{ points: { length: 500 } }])
  })

  it("is not made of ZIP+4s in saturation lists", () => {
    expect(warned({ granularity: "zip4" })).toEqual([])
    expect(warned({ granularity: "zip4" }, 50)).toEqual([
      "List type 50 doesn't offer this granularity for a polygon.",
    ])
  })
})

const sketched = (text: string) => Result.getOrThrow(shapeSketch(text))

describe("the sketch of a shape", () => {
  it("says how many corners it has and how large it is", () => {
    expect(shapeSketchText(sketched(SQUARE))).toBe("4 corners, 3,575 square miles")
    expect(shapeSketchText(sketched("-88, 41"))).toBe("1 corner")
    expect(shapeSketchText(sketched("-88, 41\n-87, 41"))).toBe("2 corners")
  })

  it("shows where the line meets itself, and says no size then", () => {
    const sketch = sketched(BOW_TIE)
    expect(sketch.crossing).toEqual({ segments: [1, 3], point: [1, 41] })
    expect(shapeSketchText(sketch)).toBe("4 corners; the outline touches or crosses itself: segments 1 and 3")
  })

  it("draws at most 500 corners, of which it neither looks for crossings nor says the size", () => {
    const { corners, crossing, drawn, squareMiles } = sketched(cornerLines(circle(2_000)))
    expect([corners, drawn.length, crossing, squareMiles]).toEqual([2_000, 500, null, null])
  })

  it("has none of a text that cannot be read", () => {
    expect(Result.isFailure(shapeSketch("north"))).toBe(true)
  })
})

describe("the size of a shape", () => {
  it("is that on the surface of the earth, whatever the direction", () => {
    const degree: ReadonlyArray<Point> = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]
    expect(ringSquareMiles(degree)).toBeCloseTo(4_774, -1)
    expect(ringSquareMiles(degree.toReversed())).toBeCloseTo(ringSquareMiles(degree), 6)
    const octant = ringSquareMiles([
      [0, 0],
      [90, 0],
      [90, 90],
      [0, 90],
    ])
    expect(octant).toBeCloseTo((4 * Math.PI * 3958.7613 ** 2) / 8, 0)
  })

  it.each([
    [0.004, "less than 0.01 square miles"],
    [0.25, "0.25 square miles"],
    [12.46, "12.5 square miles"],
    [1_204.4, "1,204 square miles"],
  ])("of %d is written %s", (miles, text) => {
    expect(squareMilesText(miles)).toBe(text)
  })
})

describe("a file of a shape", () => {
  const geoJson = '{"type":"Polygon","coordinates":[[[-88,41],[-87,41],[-87,42],[-88,41]]]}'

  it("becomes lines of corners, and gives its name", () => {
    expect(readShapeFile({ name: "north.side.geojson", content: geoJson })).toEqual({
      text: "-88, 41\n-87, 41\n-87, 42",
      name: "north.side",
      corners: 3,
      warning: null,
    })
  })

  it("stays as it is where it cannot be read, and says why", () => {
    const read = readShapeFile({ name: "a.json", content: '{"type":"Point"}' })
    expect(read.text).toBe('{"type":"Point"}')
    expect(read.warning?.text).toBe(
      "The shape contains a Point. It must be a Polygon, alone or as a Feature.",
    )
  })

  it("may have 2 MB", () => {
    expect(shapeFileTooLargeNotice(2_000_000)).toBeNull()
    expect(shapeFileTooLargeNotice(5_240_000)?.text).toBe(
      "The file is 5.2 MB, but a shape file can be at most 2 MB.",
    )
  })
})
