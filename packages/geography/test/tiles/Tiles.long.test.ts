import { isDeepStrictEqual } from "node:util"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Geography } from "../../src/lookup/Geography.ts"
import type { Box } from "../../src/outlines/Box.ts"
import { Outlines } from "../../src/outlines/Outlines.ts"
import { outlineTable } from "../../src/outlines/outlineTable.ts"
import { storeReference } from "../../src/reference/storeReference.ts"
import { readZips } from "../../src/tables/readGeography.ts"
import { ByteLimitedCache } from "../../src/tiles/ByteLimitedCache.ts"
import { tileBounds, BUFFER, isTile } from "../../src/tiles/TileAddress.ts"
import { type RenderedTile, Tiles } from "../../src/tiles/Tiles.ts"
import { temporaryFolder } from "../temporary.ts"
import { type DecodedArea, layerOf, placed } from "./decoded.ts"
import { evenOdd, type Position } from "./evenOdd.ts"

const tilesWith = (folder: string | null) =>
  Tiles.layer.pipe(Layer.provideMerge(Layer.merge(Geography.layer, Outlines.layer(folder))))

const codesAt = (areas: ReadonlyArray<DecodedArea>, point: Position): ReadonlyArray<unknown> =>
  areas
    .filter(({ rings }) => evenOdd(rings, point))
    .map(({ properties }) => properties["zip"] ?? properties["fips"] ?? properties["code"])

/** In how many countries around, and in how many states a place of a tile lies. */
const codesOfLand = ({ bytes }: RenderedTile, at: Position) => ({
  neighbors: codesAt(layerOf(bytes, "neighbors"), at).length,
  states: codesAt(layerOf(bytes, "states"), at).length,
})

/** Some ZIP Codes from all over the country whose points lie in their outlines. */
const SAMPLE = readZips().filter(({ hasArea }, at) => hasArea && at % 613 === 0)

layer(tilesWith(null), { timeout: "120 seconds" })("A tile", (it) => {
  it.effect("lets others have turns while the first one is made", () =>
    Effect.gen(function* () {
      const { tile } = yield* Tiles
      let [turns, isDone] = [0, false]
      const count = (): void => {
        turns++
        if (!isDone) setImmediate(count)
      }
      setImmediate(count)
      yield* tile({ z: 8, x: 75, y: 96 })
      isDone = true
      assert.isAbove(turns, 40)
    }),
  )

  it.effect("has a place in the ZIP Code that it is in, and in one county of one state", () =>
    Effect.gen(function* () {
      const { tile } = yield* Tiles
      const { holding } = yield* Outlines
      let seen = 0
      for (const { latitude, longitude } of SAMPLE) {
        const held = yield* holding([longitude, latitude])
        if (held === null) continue
        for (const z of [8, 11, 14]) {
          const [address, at] = placed(z, [longitude, latitude])
          const { bytes } = yield* tile(address)
          const around = [
            at,
            ...[-3, 3].flatMap((by): ReadonlyArray<Position> => [
              [at[0] + by, at[1]],
              [at[0], at[1] + by],
            ]),
          ]
          const zips = around.map((point) => codesAt(layerOf(bytes, "zips"), point))
          // Lines are drawn to a quarter of a pixel: a place that near to one may be on its other side.
          if (zips.some((codes) => codes.join() !== zips[0]?.join())) continue
          assert.deepStrictEqual(zips[0], [held.zip])
          // A ZIP Code counts as a whole for one county, which need not be that of each place in it.
          const [county] = codesAt(layerOf(bytes, "counties"), at)
          const [state] = layerOf(bytes, "states").filter(({ rings }) => evenOdd(rings, at))
          assert.match(JSON.stringify(county), /^"\d{5}"$/)
          assert.strictEqual(Number(JSON.stringify(county).slice(1, 3)), state?.id)
          seen++
        }
      }
      assert.isAbove(seen, 100)
    }),
  )

  it.effect("meets its neighbors without a gap: the same ZIP Codes lie on both sides of an edge", () =>
    Effect.gen(function* () {
      const { tile } = yield* Tiles
      for (const z of [8, 10, 13]) {
        const [{ x, y }] = placed(z, [-87.65, 41.88])
        const zips = Effect.fnUntraced(function* (column: number, row: number) {
          return layerOf((yield* tile({ z, x: column, y: row })).bytes, "zips")
        })
        const [here, east, south] = [yield* zips(x, y), yield* zips(x + 1, y), yield* zips(x, y + 1)]
        let compared = 0
        for (let along = 0.5; along < 4096; along += 8) {
          const near = (areas: ReadonlyArray<DecodedArea>, at: (by: number) => Position) =>
            [-3, 0, 3].map((by) => codesAt(areas, at(by)).join())
          for (const [one, other] of [
            [near(here, (by) => [4096, along + by]), near(east, (by) => [0, along + by])],
            [near(here, (by) => [along + by, 4096]), near(south, (by) => [along + by, 0])],
          ]) {
            if (new Set(one).size > 1 || new Set(other).size > 1) continue
            assert.deepStrictEqual(one, other)
            if (one?.[0] !== "") compared++
          }
        }
        assert.isAbove(compared, 200)
      }
    }),
  )

  it.effect("has at most 60 cities, the greatest, each in one tile of a zoom", () =>
    Effect.gen(function* () {
      const { tile } = yield* Tiles
      const citiesIn = Effect.fnUntraced(function* (z: number, x: number, y: number) {
        return layerOf((yield* tile({ z, x, y })).bytes, "cities").map(({ properties }) => properties)
      })
      const named = (all: ReadonlyArray<Readonly<Record<string, unknown>>>) => all.map(({ name }) => name)
      const country = [...(yield* citiesIn(3, 1, 3)), ...(yield* citiesIn(3, 2, 3))]
      assert.isAtMost(country.length, 120)
      assert.includeMembers(named(country), ["New York", "Los Angeles", "Houston"])
      assert.deepStrictEqual(
        country.find(({ rank }) => rank === 1),
        { name: "New York", state: "NY", rank: 1 },
      )
      assert.strictEqual(
        new Set(country.map(({ name, state }) => JSON.stringify([name, state]))).size,
        country.length,
      )
      assert.deepStrictEqual(yield* citiesIn(2, 1, 1), [])
    }),
  )

  it.effect("has layers by zoom, and nothing in the sea", () =>
    Effect.gen(function* () {
      const { tile } = yield* Tiles
      const lengths = Effect.fnUntraced(function* (z: number) {
        const { bytes } = yield* tile(placed(z, [-81.7, 41.5])[0])
        return ["states", "counties", "zips"].map((name) => layerOf(bytes, name).length > 0)
      })
      assert.deepStrictEqual(yield* lengths(3), [true, false, false])
      assert.deepStrictEqual(yield* lengths(4), [true, true, false])
      assert.deepStrictEqual(yield* lengths(6), [true, true, false])
      assert.deepStrictEqual(yield* lengths(7), [true, true, true])
      assert.strictEqual((yield* tile({ z: 9, x: 150, y: 200 })).bytes.length, 0)
      const north = layerOf((yield* tile(placed(5, [-114, 51])[0])).bytes, "neighbors")
      assert.isAbove(north.length, 0)
      const windsor = placed(12, [-83.02, 42.27])
      const across = codesOfLand(yield* tile(windsor[0]), windsor[1])
      assert.deepStrictEqual(across, { neighbors: 1, states: 0 })
      const toledo = placed(12, [-83.55, 41.65])
      assert.deepStrictEqual(codesOfLand(yield* tile(toledo[0]), toledo[1]), { neighbors: 0, states: 1 })
      const alaska = layerOf((yield* tile(placed(6, [-149.9, 61.2])[0])).bytes, "states")
      assert.deepStrictEqual(
        alaska.map(({ id, properties }) => [id, properties]),
        [[2, { code: "AK", name: "Alaska" }]],
      )
    }),
  )

  it.effect("is made once: the same bytes and the same tag come again", () =>
    Effect.gen(function* () {
      const { tile } = yield* Tiles
      const [one, other] = yield* Effect.all(
        [tile({ z: 12, x: 1050, y: 1521 }), tile({ z: 12, x: 1050, y: 1521 })],
        { concurrency: 2 },
      )
      assert.strictEqual(one, other)
    }),
  )
})

const square = (west: number, south: number, size: number): ReadonlyArray<Position> => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
]

describe("The tiles of the country", () => {
  it.live(
    "are made up to zoom 7 once somebody asks for any, and no others",
    () =>
      Effect.gen(function* () {
        const asked: Array<Box> = []
        const watched = Layer.effect(
          Outlines,
          Effect.map(Outlines, (outlines) =>
            Outlines.of({
              ...outlines,
              near: (boxes) => {
                asked.push(...boxes)
                return outlines.near(boxes)
              },
            }),
          ),
        ).pipe(Layer.provide(Outlines.layer(null)))
        const tiles = Tiles.layer.pipe(Layer.provide(Layer.merge(Geography.layer, watched)))
        yield* Effect.gen(function* () {
          const { tile } = yield* Tiles
          yield* Effect.sleep("50 millis")
          assert.deepStrictEqual(asked, [])
          yield* tile({ z: 14, x: 0, y: 0 })
          const first = asked.length
          const places: ReadonlyArray<Position> = [
            [-149.9, 61.2],
            [-157.8, 21.3],
            [-87.65, 41.9],
            [-67.01, 44.9],
            // An island of Alaska beyond 180° west: the last tiles of each zoom.
            [172.9, 52.9],
          ]
          const wanted = places.map((place) => tileBounds(placed(7, place)[0], BUFFER))
          yield* Effect.repeat(Effect.yieldNow, {
            until: () => wanted.every((box) => asked.some((one) => isDeepStrictEqual(one, box))),
          })
          // Others would come after them.
          yield* Effect.sleep("300 millis")
          const narrowest = Math.min(...asked.slice(first).map(({ east, west }) => east - west))
          assert.isAbove(narrowest, 360 / 2 ** 7)
        }).pipe(Effect.provide(tiles))
      }),
    60_000,
  )
})

describe("The tag of a tile", () => {
  it.effect("changes with the outlines, and with nothing else", () =>
    Effect.gen(function* () {
      const address = placed(10, [-87.65, 41.9])[0]
      const tagOf = Effect.fnUntraced(function* (size: number) {
        const folder = yield* temporaryFolder
        const zips = [{ zip: "60614", parts: [[square(-87.7, 41.85, size)]] }]
        const facts = { source: "a test", vintage: "2026", method: "drawn", approximate: false }
        yield* storeReference(folder, "outlines", outlineTable(zips), facts)
        const { image, tile } = yield* Effect.provide(Tiles, tilesWith(folder))
        const drawn = yield* image({ west: -87.75, south: 41.8, east: -87.55, north: 42 })
        return [(yield* tile(address)).etag, drawn.etag]
      })
      const [first, again, other] = [yield* tagOf(0.1), yield* tagOf(0.1), yield* tagOf(0.11)]
      assert.deepStrictEqual(first, again)
      assert.notStrictEqual(first[0], other[0])
      assert.notStrictEqual(first[1], other[1])
    }).pipe(Effect.scoped),
  )
})

describe("The address of a tile", () => {
  it("is one of a zoom from 0 to 14, within the world", () => {
    const isOne = (z: number, x: number, y: number) => isTile({ z, x, y })
    assert.deepStrictEqual([isOne(0, 0, 0), isOne(14, 16383, 16383), isOne(3, 7, 0)], [true, true, true])
    assert.deepStrictEqual(
      [isOne(15, 0, 0), isOne(3, 8, 0), isOne(3, 0, 8), isOne(-1, 0, 0), isOne(3, 0.5, 0), isOne(3, -1, 0)],
      [false, false, false, false, false, false],
    )
  })

  it("says what the tile shows", () => {
    const { east, north, south, west } = tileBounds({ z: 1, x: 0, y: 0 })
    assert.deepStrictEqual([west, east, south], [-180, 0, 0])
    assert.closeTo(north, 85.0511, 0.0001)
    assert.closeTo(tileBounds({ z: 1, x: 0, y: 0 }, 4096).east, 180, 1e-9)
  })
})

describe("Bytes that are kept", () => {
  it("are those that were asked for last", () => {
    const kept = new ByteLimitedCache<{ readonly bytes: Uint8Array }>(3_000)
    const of = (length: number) => ({ bytes: new Uint8Array(length) })
    kept.set("a", of(500))
    kept.set("b", of(500))
    kept.set("c", of(500))
    assert.isDefined(kept.get("a"))
    kept.set("d", of(500))
    assert.deepStrictEqual(
      ["a", "b", "c", "d"].map((key) => kept.get(key) !== undefined),
      [true, false, true, true],
    )
    kept.set("a", of(100))
    assert.isAtMost(kept.size, 3_000)
    kept.set("e", of(5_000))
    assert.strictEqual(kept.size, 0)
  })
})
