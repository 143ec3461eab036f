import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Area } from "../../../src/definition/Area.ts"
import { canonicalDefinition, emptyDefinition } from "../../../src/definition/canonicalDefinition.ts"
import { addShape } from "../../../src/geography/shapes/addShape.ts"

const SQUARE = [
  [-88, 41],
  [-87, 41],
  [-87, 42],
  [-88, 42],
]
const closed = [...SQUARE, SQUARE[0]]
const polygon = { type: "Polygon", coordinates: [closed] }

/** Texts of shapes as people and programs write them. */
const WHOLE = [
  JSON.stringify(polygon),
  JSON.stringify({ type: "Feature", properties: { name: "North side" }, geometry: polygon }, null, 2),
  JSON.stringify({
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: null, geometry: polygon }],
  }),
  SQUARE.map((corner) => corner.join(", ")).join("\n"),
  SQUARE.map((corner) => corner.join(" ")).join("\r\n"),
]

/** The texts that replace a number or a part of the text. */
const WRONG = fc.constantFrom(
  "",
  "null",
  "NaN",
  "1e999",
  "-1e999",
  "181",
  "-91",
  "0x10",
  '"41"',
  "north",
  "[]",
  "{}",
  "[".repeat(5_000),
  "\u0000",
  "\uFEFF",
  "\uD800",
  "41,",
  "--41",
  "<svg/onload=alert(1)>",
  "=1+1",
  "41.".padEnd(400, "9"),
)

/** A text of a shape with something cut, doubled or put into it. */
const damaged = fc
  .tuple(
    fc.constantFrom(...WHOLE),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(12), WRONG), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([whole, damages]) =>
    damages.reduce((text, [where, length, wrong]) => {
      const at = Math.floor(where * text.length)
      return text.slice(0, at) + wrong + text.slice(at + length)
    }, whole),
  )

/** Well-formed GeoJSON that isn't a single polygon that a list accepts. */
const geometry = fc.oneof(
  fc
    .constantFrom("Point", "LineString", "MultiPolygon", "GeometryCollection", "polygon", "Topology")
    .map((type) => ({
      ...polygon,
      type,
    })),
  fc
    .array(
      fc.array(fc.array(fc.double({ noDefaultInfinity: true, noNaN: true }), { maxLength: 4 }), {
        maxLength: 8,
      }),
      { maxLength: 3 },
    )
    .map((coordinates) => ({ type: "Polygon", coordinates })),
  fc.json().map((text): unknown => JSON.parse(text)),
)

const malformed = fc.oneof(
  damaged,
  geometry.map((value) => JSON.stringify(value)),
  fc.string(),
  fc.string({ unit: "binary", maxLength: 200 }),
)

const isArea = Schema.is(Area)

describe("1,000 malformed shapes", () => {
  it("are refused with a short sentence and change nothing, or hold a polygon that a list takes", () => {
    const outcomes = { refused: 0, taken: 0 }
    const before = emptyDefinition(10)
    fc.assert(
      fc.property(malformed, (text) => {
        const { added, definition, isUsedUp, warnings } = addShape(before, {
          text,
          name: "",
          granularity: "standard",
          mayBeSimplified: false,
        })
        const [area] = added
        if (area !== undefined) {
          outcomes.taken += 1
          // What is taken is a shape that the server takes too.
          expect(warnings).toEqual([])
          expect(() => canonicalDefinition(definition)).not.toThrow()
          expect(isArea(area)).toBe(true)
          return
        }
        outcomes.refused += 1
        expect(definition).toBe(before)
        expect(isUsedUp).toBe(false)
        const [warning, ...others] = warnings
        expect(others).toEqual([])
        expect(warning?.text).toMatch(/^[A-Z].{8,300}$/)
        expect(warning?.text).not.toMatch(/undefined|\[object|Infinity|\p{Cc}/u)
      }),
      { numRuns: 1_000 },
    )
    expect(outcomes.refused).toBeGreaterThan(900)
  })
})
