import { assert, describe, it } from "@effect/vitest"
import { distanceMiles } from "@listwright/domain/counting"
import type { Point } from "@listwright/domain/definition"
import { Effect } from "effect"
import fc from "fast-check"
import { circleBounds, outlineBounds } from "../src/outlines/Box.ts"
import { circleIntersectsOutline } from "../src/outlines/circleIntersectsOutline.ts"
import { outlineContainsPoint } from "../src/outlines/outlineContainsPoint.ts"
import { Outlines } from "../src/outlines/Outlines.ts"
import { outlineTable } from "../src/outlines/outlineTable.ts"
import type { OutlinePart } from "../src/outlines/ZipOutline.ts"
import { storeReference } from "../src/reference/storeReference.ts"
import { readZips } from "../src/tables/readGeography.ts"
import { temporaryFolder } from "./temporary.ts"

const square = (west: number, south: number, size: number): ReadonlyArray<Point> => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]
/** Two parts; the first has a hole. */
const LAND: ReadonlyArray<OutlinePart> = [
  [square(-88, 41, 1), square(-87.6, 41.4, 0.2)],
  [square(-86, 41, 0.5)],
]
/** One degree of latitude. */
const DEGREE = 69.0934

describe("A point in an outline", () => {
  it.each<readonly [string, Point, boolean]>([
    ["in a part", [-87.9, 41.1], true],
    ["in the other part", [-85.7, 41.2], true],
    ["on a rim", [-88, 41.5], true],
    ["on a corner", [-87, 42], true],
    ["in a hole", [-87.5, 41.5], false],
    ["between the parts", [-86.5, 41.2], false],
    ["beside all of it", [-88.00001, 41.5], false],
  ])("%s", (_, point, isHeld) => assert.strictEqual(outlineContainsPoint(LAND, point), isHeld))
})

describe("A circle", () => {
  it.each<readonly [string, Point, number, boolean]>([
    ["around all of an outline", [-87, 41.5], 200, true],
    ["within an outline, away from its rim", [-87.9, 41.1], 0.5, true],
    ["in a hole, which it does not fill", [-87.5, 41.5], 1, false],
    ["in a hole that it reaches out of", [-87.5, 41.5], 0.11 * DEGREE, true],
    ["that touches an edge between its corners", [-87.5, 40.9], 0.1 * DEGREE + 0.01, true],
    ["that ends before an edge", [-87.5, 40.9], 0.1 * DEGREE - 0.01, false],
    ["that touches the edge that closes a ring", [-88.1, 41.5], 0.1 * DEGREE, true],
    ["that touches the second part alone", [-85.4, 41.25], 0.1 * DEGREE, true],
  ])("%s", (_, center, miles, isMet) =>
    assert.strictEqual(circleIntersectsOutline({ center, miles }, LAND), isMet),
  )

  it("meets an outline across the 180th meridian", () => {
    const beyond = [[square(179.5, 52, 0.4)]]
    const circle = { center: [-179.9, 52.2] as Point, miles: 20 }
    assert.isTrue(circleIntersectsOutline(circle, beyond))
    const box = outlineBounds(beyond[0] === undefined ? [] : [beyond[0]])
    assert.isTrue(circleBounds(circle).some(({ east, west }) => west <= box.east && east >= box.west))
  })
})

const degrees = (from: number, to: number) =>
  fc.integer({ min: from * 100_000, max: to * 100_000 }).map((steps) => steps / 100_000)
const point = fc.tuple(degrees(-90, -84), degrees(38, 44))
const triangle = fc.tuple(point, point, point)
const anywhere = fc.tuple(degrees(-180, 180), degrees(-90, 90))
/** 0.1 to 200, each as likely. */
const radius = fc.integer({ min: 1, max: 2_000 }).map((tenths) => tenths / 10)
const circle = fc.record({ center: point, miles: radius })

/** The nearest of 2,001 points of an edge. */
const nearest = (center: Point, [x, y]: Point, [toX, toY]: Point): number =>
  Array.from({ length: 2_001 }, (_, at) => at / 2_000).reduce(
    (least, t) => Math.min(least, distanceMiles(center, [x + (toX - x) * t, y + (toY - y) * t])),
    Infinity,
  )

describe("Circles and outlines", () => {
  it("meet exactly where an edge is as near as the radius, or the center lies in the outline", () => {
    fc.assert(
      fc.property(circle, triangle, (asked, ring) => {
        const least = Math.min(
          ...ring.map((from, at) => nearest(asked.center, from, ring[(at + 1) % 3] ?? from)),
        )
        const expected = outlineContainsPoint([[ring]], asked.center) || least <= asked.miles
        // What lies between two of the points that are looked at is not known here: half a mile of an edge at most.
        fc.pre(outlineContainsPoint([[ring]], asked.center) || Math.abs(least - asked.miles) > 0.05)
        assert.strictEqual(circleIntersectsOutline(asked, [[ring]]), expected)
      }),
      { numRuns: 200 },
    )
  })

  it("have boxes that hold all of a circle, wherever it lies", () => {
    const turn = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
    fc.assert(
      fc.property(anywhere, radius, turn, ([x, y], miles, angle) => {
        const d = miles / 3958.7613
        const [lat, lon] = [(y * Math.PI) / 180, (x * Math.PI) / 180]
        const rimLat = Math.asin(
          Math.min(
            1,
            Math.max(-1, Math.sin(lat) * Math.cos(d) + Math.cos(lat) * Math.sin(d) * Math.cos(angle)),
          ),
        )
        const rimLon =
          lon +
          Math.atan2(
            Math.sin(angle) * Math.sin(d) * Math.cos(lat),
            Math.cos(d) - Math.sin(lat) * Math.sin(rimLat),
          )
        const north = (rimLat * 180) / Math.PI
        const east = (((((rimLon * 180) / Math.PI + 180) % 360) + 360) % 360) - 180
        const boxes = circleBounds({ center: [x, y], miles })
        assert.isTrue(
          boxes.some(
            (box) => box.west <= east && east <= box.east && box.south <= north && north <= box.north,
          ),
          `${x} ${y} ${miles} ${angle}: ${east} ${north} ${JSON.stringify(boxes)}`,
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe("The committed outlines", () => {
  it.effect("find the ZIP Code of a place, and none in the sea", () =>
    Effect.gen(function* () {
      const { holding } = yield* Outlines
      assert.strictEqual((yield* holding([-87.6513, 41.9229]))?.zip, "60614")
      assert.isNull(yield* holding([-60, 40]))
    }).pipe(Effect.provide(Outlines.layer(null))),
  )

  it.effect("are found as by looking at every one of them", () =>
    Effect.gen(function* () {
      const { holding, outlineOf, within } = yield* Outlines
      const all = []
      for (const { zip } of readZips()) {
        const outline = yield* outlineOf(zip)
        if (outline !== null) all.push(outline)
      }
      const places: ReadonlyArray<Point> = [
        [-87.65, 41.92],
        [-74, 40.71],
        [-118.24, 34.05],
        [-149.9, 61.2],
        [-178.8, 51.8],
        [-98.5, 39.8],
      ]
      for (const center of places) {
        const held = all.find(({ parts }) => outlineContainsPoint(parts, center))?.zip
        assert.strictEqual((yield* holding(center))?.zip, held)
        for (const miles of [0.2, 3, 25]) {
          const expected = all.filter(({ parts }) => circleIntersectsOutline({ center, miles }, parts))
          const found = yield* within({ center, miles }, 2_000)
          assert.deepStrictEqual(
            found?.map(({ zip }) => zip),
            expected.map(({ zip }) => zip),
          )
        }
      }
    }).pipe(Effect.provide(Outlines.layer(null))),
  )

  it.effect("are at most as many as asked for", () =>
    Effect.gen(function* () {
      const { within } = yield* Outlines
      const circle = { center: [-87.65, 41.92] as Point, miles: 5 }
      const found = (yield* within(circle, 2_000))?.length ?? 0
      assert.isAbove(found, 10)
      assert.strictEqual((yield* within(circle, found))?.length, found)
      assert.isNull(yield* within(circle, found - 1))
    }).pipe(Effect.provide(Outlines.layer(null))),
  )

  it.effect("let others have their turn while long ones are read", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const facts = { source: "Census", vintage: "2020", approximate: false, method: "As published." }
      const rim = Array.from({ length: 1_000 }, (_, at): Point => {
        const angle = (at * 2 * Math.PI) / 1_000
        return [-87.65 + Math.cos(angle), 41.92 + Math.sin(angle)]
      })
      const long = Array.from({ length: 200 }, (_, at) => ({ zip: `${60_000 + at}`, parts: [[rim]] }))
      yield* storeReference(folder, "outlines", outlineTable(long), facts)
      yield* Effect.gen(function* () {
        const { within } = yield* Outlines
        const turns = Effect.gen(function* () {
          let counted = 0
          const count = (): void => {
            counted++
            timer = setImmediate(count)
          }
          let timer = setImmediate(count)
          yield* within({ center: [-87.65, 41.92], miles: 1 }, 2_000)
          clearImmediate(timer)
          return counted
        })
        // To read them all, and then to look at each.
        assert.isAbove(yield* turns, 20)
        assert.isAbove(yield* turns, 10)
      }).pipe(Effect.provide(Outlines.layer(folder)))
    }).pipe(Effect.scoped),
  )

  it.effect("are given as they are kept, parts and holes apart", () =>
    Effect.gen(function* () {
      const folder = yield* temporaryFolder
      const facts = { source: "Census", vintage: "2020", approximate: false, method: "As published." }
      const table = outlineTable([{ zip: "60614", parts: LAND }])
      yield* storeReference(folder, "outlines", table, facts)
      yield* Effect.gen(function* () {
        const { encodedOf, holding } = yield* Outlines
        const encoded = table.trimEnd().split("\t").at(-1) ?? ""
        assert.deepStrictEqual(yield* encodedOf("60614"), { zip: "60614", encoded })
        assert.deepStrictEqual(
          encoded.split(";").map((part) => part.split(",").length),
          [2, 1],
        )
        assert.isNull(yield* encodedOf("60615"))
        assert.strictEqual((yield* holding([-87.9, 41.1]))?.zip, "60614")
        assert.isNull(yield* holding([-87.5, 41.5]))
      }).pipe(Effect.provide(Outlines.layer(folder)))
    }).pipe(Effect.scoped),
  )
})
