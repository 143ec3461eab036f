import { assert, describe, it } from "@effect/vitest"
import { isPointInPolygon } from "@listwright/domain/geography"
import { Effect } from "effect"
import fc from "fast-check"
import { decodeRing, encodeRing } from "../src/outlines/encodeRing.ts"
import { importOutlines } from "../src/outlines/importOutlines.ts"
import { type FeatureText, readJsonFeatures } from "../src/outlines/readJsonFeatures.ts"
import { Outlines } from "../src/outlines/Outlines.ts"
import { decodeParts, encodeParts } from "../src/outlines/outlineTable.ts"
import { readZips } from "../src/tables/readGeography.ts"
import { storeReference } from "../src/reference/storeReference.ts"
import { clipRing } from "../../../scripts/geography/clipRing.ts"
import { temporaryFile, temporaryFolder } from "./temporary.ts"

const degrees = (most: number) =>
  fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((steps) => steps / 100_000)
const ring = fc.array(fc.tuple(degrees(180), degrees(90)), { minLength: 3 })

describe("An encoded outline", () => {
  it("is what map services read: the example of the format", () => {
    const example = [
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ] as const
    assert.strictEqual(encodeRing(example), "_p~iF~ps|U_ulLnnqC_mqNvxq`@")
  })

  it("gives back every point of every part to a hundred-thousandth of a degree", () => {
    fc.assert(fc.property(ring, (points) => assert.deepStrictEqual(decodeRing(encodeRing(points)), points)))
    const parts = fc.array(fc.array(ring, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    fc.assert(fc.property(parts, (all) => assert.deepStrictEqual(decodeParts(encodeParts(all)), all)))
  })

  it("is none when a letter is foreign, the end is missing, or a ring has fewer than three points", () => {
    const triangle = encodeRing([
      [0, 0],
      [0, 1],
      [1, 1],
    ])
    const broken = [`${triangle} `, triangle.slice(0, -1), `${triangle},`, `;${triangle}`, "", "????"]
    assert.deepStrictEqual(broken.map(decodeParts), [null, null, null, null, null, null])
    assert.isNotNull(decodeParts(triangle))
  })
})

const square = (west: number, south: number, size = 1) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const feature = (properties: Record<string, unknown>, coordinates: unknown, type = "Polygon") => ({
  type: "Feature",
  properties,
  geometry: { type, coordinates },
})
const imported = (features: ReadonlyArray<unknown>) =>
  Effect.gen(function* () {
    const crs = { type: "name", properties: { name: 'a "}{" within' } }
    const text = JSON.stringify({ type: "FeatureCollection", crs, bbox: [0, 0, 1, 1], features }, null, 1)
    return yield* importOutlines(yield* temporaryFile("zcta.json", text))
  }).pipe(Effect.scoped)

async function* each<A>(items: ReadonlyArray<A>) {
  yield* items
}

describe("An import of outlines", () => {
  it.effect("takes the names of both censuses, with a state's digits before them, and parts with holes", () =>
    Effect.gen(function* () {
      const { refused, table, zips } = yield* imported([
        feature({ ZCTA5CE20: "60614", GEOID20: "60614" }, [square(-88, 41), square(-87.6, 41.4, 0.2)]),
        feature({ GEOID10: "1120024" }, [[square(-77, 38)], [square(-75, 38)]], "MultiPolygon"),
        feature({ ZCTA5CE10: "01001", OTHER: 5 }, [square(-72, 42)]),
      ])
      assert.deepStrictEqual(refused, [])
      assert.strictEqual(zips, 3)
      const rows = table.trimEnd().split("\n").slice(1)
      const shapes = rows.map((row) => decodeParts(row.split("\t")[1] ?? "")?.map((part) => part.length))
      assert.deepStrictEqual(
        rows.map((row) => row.slice(0, 5)),
        ["01001", "20024", "60614"],
      )
      assert.deepStrictEqual(shapes, [[1], [1, 1], [2]])
    }),
  )

  it.effect("says by place what it refuses", () =>
    Effect.gen(function* () {
      const good = feature({ ZCTA5CE20: "60614" }, [square(-88, 41)])
      const { refused, zips } = yield* imported([
        good,
        good,
        feature({ NAME: "60615" }, [square(-88, 41)]),
        feature({ ZCTA5CE20: "6061" }, [square(-88, 41)]),
        feature({ ZCTA5CE20: "60616" }, [square(-88, 91)]),
        feature({ ZCTA5CE20: "60617" }, [square(-88, 41).slice(1)]),
        feature({ ZCTA5CE20: "60618" }, [square(-88, 41).slice(3)]),
        feature({ ZCTA5CE20: "60619" }, [square(-88, 41, 0.000001)]),
        { ...good, properties: { ZCTA5CE20: "60620" }, geometry: null },
        feature({ ZCTA5CE20: "60621" }, [-88, 41], "Point"),
      ])
      assert.strictEqual(zips, 1)
      assert.deepStrictEqual(
        refused.map(({ index }) => index),
        [1, 2, 3, 4, 5, 6, 7, 8, 9],
      )
      const reasons = refused.map(({ reason }) => reason)
      assert.deepStrictEqual(reasons.slice(0, 7), [
        "ZIP Code 60614 already has an outline",
        "its properties don't name a 5-digit ZIP Code (ZCTA5CE20, ZCTA5CE10, GEOID20, GEOID10)",
        "its properties don't name a 5-digit ZIP Code (ZCTA5CE20, ZCTA5CE10, GEOID20, GEOID10)",
        "[-88, 91] is not a longitude and latitude in degrees",
        "a ring does not end where it starts",
        "a ring has 2 positions; it needs 4 or more",
        "it has no area",
      ])
      assert.isTrue(
        reasons.slice(7).every((reason) => reason.includes("geometry")),
        reasons.slice(7).join(),
      )
    }),
  )

  it.effect("fails as a whole when nothing is of use, or the file ends too early", () =>
    Effect.gen(function* () {
      assert.include((yield* Effect.flip(imported([]))).message, "it contains no features")
      assert.include((yield* Effect.flip(imported([{}]))).message, "feature 0: ")
      const cut = yield* temporaryFile("cut.json", '{"features":[{"type":"Feature"')
      assert.include((yield* Effect.flip(importOutlines(cut))).message, "it is truncated")
    }).pipe(Effect.scoped),
  )

  it("cuts features out wherever the file is cut while it is read", async () => {
    const features = [{ a: '}"\\' }, { b: [{ c: "é{" }] }, {}]
    const bytes = Buffer.from(JSON.stringify({ crs: { x: [{}] }, features }))
    for (let size = 1; size <= bytes.length; size++) {
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.subarray(at * size, (at + 1) * size),
      )
      const found: Array<FeatureText> = []
      for await (const one of readJsonFeatures(each(chunks))) found.push(one)
      assert.deepStrictEqual(
        found.map(({ json }): unknown => JSON.parse(json)),
        features,
      )
      assert.deepStrictEqual(
        found.map(({ index }) => index),
        [0, 1, 2],
      )
    }
  })
})

describe("The committed outlines", () => {
  it.effect("are said to be approximate", () =>
    Effect.gen(function* () {
      const { facts } = yield* Outlines
      assert.isTrue(facts.approximate)
      assert.include(facts.method, "nearer to it than to that of any other")
    }).pipe(Effect.provide(Outlines.layer(null))),
  )

  it.effect("hold the point of their ZIP Code, and PO boxes have none", () =>
    Effect.gen(function* () {
      const { outlineOf } = yield* Outlines
      const zips = readZips()
      let [outlined, around] = [0, 0]
      for (const { zip, longitude, latitude, hasArea } of zips) {
        const outline = yield* outlineOf(zip)
        if (outline === null) continue
        assert.isTrue(hasArea, zip)
        outlined++
        const isAround = outline.parts.some(([outer = []]) => isPointInPolygon([longitude, latitude], outer))
        if (isAround) around++
      }
      assert.strictEqual(outlined, 33_635)
      // The others lie in the sea beside a shore that is drawn in few points.
      assert.isAtLeast(around, 33_500)
    }).pipe(Effect.provide(Outlines.layer(null))),
  )

  it.effect("give way to the provider's", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const { table } = yield* imported([feature({ ZCTA5CE20: "60614" }, [square(-88, 41)])])
      const facts = { source: "Census", vintage: "2020", approximate: false, method: "As published." }
      yield* storeReference(folder, "outlines", table, facts)
      yield* Effect.gen(function* () {
        const outlines = yield* Outlines
        assert.deepStrictEqual(outlines.facts, facts)
        assert.strictEqual((yield* outlines.outlineOf("60614"))?.parts[0]?.[0]?.length, 4)
        assert.isNull(yield* outlines.outlineOf("60615"))
      }).pipe(Effect.provide(Outlines.layer(folder)))
    }).pipe(Effect.scoped),
  )

  it.effect("are refused with their line when a row is damaged", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const facts = { source: "Census", vintage: "2020", approximate: false, method: "As published." }
      yield* storeReference(folder, "outlines", "zip\toutline\n60614\t????\n", facts)
      const failure = yield* Outlines.use(({ outlineOf }) => outlineOf("60614")).pipe(
        Effect.provide(Outlines.layer(folder)),
        Effect.flip,
      )
      assert.include(failure.message, "line 2 is not an outline")
    }).pipe(Effect.scoped),
  )
})

describe("The part of a ring within a convex one", () => {
  const area = (points: ReadonlyArray<readonly [number, number]>): number =>
    Math.abs(
      points.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0]
        return sum + x * nextY - nextX * y
      }, 0) / 2,
    )
  const box = (west: number, south: number, east: number, north: number) =>
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as const

  it("is as large as what both cover, whichever way they turn", () => {
    const letterU = [
      [0, 0],
      [3, 0],
      [3, 3],
      [2, 3],
      [2, 1],
      [1, 1],
      [1, 3],
      [0, 3],
    ] as const
    const window = box(-1, 0.5, 4, 2)
    assert.closeTo(area(clipRing(letterU, window)), 3 * 1.5 - 1, 1e-12)
    assert.closeTo(area(clipRing(letterU.toReversed(), window.toReversed())), 3.5, 1e-12)
  })

  it("is nothing when they do not meet, and the ring when it lies within", () => {
    assert.deepStrictEqual(clipRing(box(0, 0, 1, 1), box(2, 2, 3, 3)), [])
    assert.strictEqual(area(clipRing(box(0, 0, 1, 1), box(-2, -2, 3, 3))), 1)
  })
})
