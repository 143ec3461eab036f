import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { Outlines } from "../../src/outlines/Outlines.ts"
import { outlineTable } from "../../src/outlines/outlineTable.ts"
import type { OutlinePart, ZipOutline } from "../../src/outlines/ZipOutline.ts"
import { storeReference } from "../../src/reference/storeReference.ts"
import { temporaryFolder } from "../temporary.ts"
import { evenOdd, type Position } from "./evenOdd.ts"

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000

/** A ring around a point whose corners are as far from it as they like. */
const ringAround = ([x, y]: Position, reach: ReadonlyArray<number>, most: number): ReadonlyArray<Position> =>
  reach.map((part, at): Position => {
    const angle = (2 * Math.PI * at) / reach.length
    return [rounded(x + most * part * Math.cos(angle)), rounded(y + most * part * Math.sin(angle))]
  })

const reach = fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 3, maxLength: 9 })
const part = fc.tuple(reach, fc.option(reach)).map(([rim, hole]) => ({ rim, hole }))

/** Outlines in a grid of cells that do not overlap, of one part or two, some with holes. */
const outlines = fc
  .array(fc.array(part, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 9, size: "max" })
  .map((zips) =>
    zips.map((parts, at): ZipOutline => {
      const [column, row] = [at % 3, Math.floor(at / 3)]
      return {
        zip: String(10_001 + at),
        parts: parts.map(({ hole, rim }, second): OutlinePart => {
          const center: Position = [-100 + column * 2 + second, 40 + row]
          const outer = ringAround(center, rim, 0.49)
          return hole === null ? [outer] : [outer, ringAround(center, hole, 0.1)]
        }),
      }
    }),
  )

/** A point off the grid to which outlines are rounded, so that it never lies on an edge. */
const place = fc
  .tuple(fc.integer({ min: 0, max: 6_700 }), fc.integer({ min: 0, max: 3_700 }))
  .map(([east, north]): Position => [-100.6 + east / 1_000 + 3e-6, 39.4 + north / 1_000 + 4e-6])

describe("The ZIP Code at a point", () => {
  it.effect("is the one whose outline holds it by the even-odd rule", () =>
    Effect.gen(function* () {
      let held = 0
      const property = fc.asyncProperty(
        outlines,
        fc.array(fc.noBias(place), { minLength: 40, maxLength: 40 }),
        async (zips, points) => {
          const found = await Effect.runPromise(
            Effect.gen(function* () {
              const folder = yield* temporaryFolder
              const facts = { source: "a test", vintage: "2026", method: "drawn", approximate: false }
              yield* storeReference(folder, "outlines", outlineTable(zips), facts)
              const { holding } = yield* Effect.provide(Outlines, Outlines.layer(folder))
              return yield* Effect.forEach(points, (point) =>
                Effect.map(holding(point), (one) => one?.zip ?? null),
              )
            }).pipe(Effect.scoped),
          )
          for (const [at, point] of points.entries()) {
            const expected =
              zips.find(({ parts }) => parts.some((rings) => evenOdd(rings, point)))?.zip ?? null
            assert.strictEqual(found[at], expected)
            if (expected !== null) held++
          }
        },
      )
      yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 100 })))
      assert.isAbove(held, 100)
    }),
  )
})
