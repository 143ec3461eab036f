import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { distanceMiles, noSuppressions, evaluate } from "@listwright/domain/counting"
import {
  type Area,
  canonicalDefinition,
  emptyDefinition,
  type Granularity,
  type Point,
} from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result } from "effect"
import type { EngineQuestion } from "../../../src/question/EngineQuestion.ts"
import { importUniverse } from "../../../src/import/importUniverse.ts"
import { readZipTable } from "../../../src/format/layout/ZipTable.ts"
import { recordsOf } from "../../conformance/recordsOf.ts"
import { gazetteer } from "../../conformance/denseUniverse.ts"
import { bothEngines } from "./bothEngines.ts"
import { type Cells, peopleCsv, provided } from "./providerFiles.ts"

/** Chicago. */
const CENTERS = {
  "60601": [-87.622, 41.886],
  "60602": [-87.629, 41.883],
  "60603": [-87.628, 41.88],
  "60604": [-87.63, 41.878],
  "60605": [-87.62, 41.867],
  "60606": [-87.637, 41.882],
} as const satisfies Record<string, Point>

/** Typical wrong geocodes: in another state, or in the middle of the country. */
const WRONG = [
  [-118.24, 34.05],
  [-98.58, 39.83],
  [-71.06, 42.36],
  [-157.86, 21.31],
  [-80.19, 25.76],
  [-149.9, 61.22],
] as const satisfies ReadonlyArray<Point>

const PEOPLE = 300

/** The same every time, and spread as if at random. */
const spread = (seed: number): number => {
  const turned = Math.sin(seed * 12.9898) * 43_758.5453
  return turned - Math.floor(turned) - 0.5
}

/** Seven decimals, as providers write them; the first of each ZIP Code is far away. */
const people: ReadonlyArray<Cells> = Object.entries(CENTERS).flatMap(([zip, [east, north]], at) =>
  Array.from({ length: PEOPLE }, (_, n): Cells => {
    const [x, y] = [east + 0.02 * spread(n + 1_000 * at), north + 0.02 * spread(n + 1_000 * at + 500.5)]
    const [lon, lat] = n === 7 ? (WRONG[at] ?? [0, 0]) : [x, y]
    return {
      zip,
      plus4: String(1_001 + Math.floor(n / 10)),
      route: `C${String(1 + Math.floor(n / 50)).padStart(3, "0")}`,
      lat: lat.toFixed(7),
      lon: lon.toFixed(7),
    }
  }),
)

const question = (areas: ReadonlyArray<Area>, unit: "individuals" | "allHouseholds"): EngineQuestion => ({
  definition: canonicalDefinition({ ...emptyDefinition(10), areas, audience: { unit, criteria: [] } }),
  savedCounts: [],
  locationFiles: [],
  doNotSell: { files: [] },
  suppressing: { orders: [], savedCounts: [], files: [] },
})

const make = Effect.gen(function* () {
  const files = yield* provided({ "people.csv": peopleCsv(...people) })
  const { manifest, report } = yield* importUniverse({ mapping: files.mapping, folder: files.universe })
  const { engines, opened } = yield* bothEngines(files.universe, manifest)
  // Where the file says that people are, and not where the universe has put them.
  const placeOf = new Map(
    people.map(({ lat, lon }, at) => [BigInt(at + 1), [Number(lon), Number(lat)] as const]),
  )
  const records = (yield* Effect.promise(() => recordsOf(files.universe))).map((record) => ({
    ...record,
    point: placeOf.get(record.personKey) ?? null,
  }))
  return {
    ...files,
    report,
    engines,
    universe: {
      records,
      columns: opened.columns.map(({ column }) => column),
      gazetteer: gazetteer(opened, records),
      savedCounts: new Map(),
      locationFiles: new Map(),
    },
  }
})

class Imported extends Context.Service<Imported, Effect.Success<typeof make>>()("test/BadGeocodes") {
  static readonly layer = Layer.effect(Imported, make)
}

const radius = ([longitude, latitude]: Point, miles: number, granularity: Granularity): Area => ({
  kind: "radius",
  name: "",
  longitude,
  latitude,
  miles,
  withinState: null,
  granularity,
  excluded: false,
})

/** Both engines count, area by area, what the evaluator counts of the places in the file. */
const agree = (areas: ReadonlyArray<Area>, unit: "individuals" | "allHouseholds" = "individuals") =>
  Effect.gen(function* () {
    const { engines, universe } = yield* Imported
    const asked = question(areas, unit)
    const { details } = Result.getOrThrow(evaluate(universe, asked.definition, noSuppressions))
    const expected = details.areas.map(({ available }) => available)
    for (const engine of engines) {
      const counted = yield* Effect.promise(() => engine.count(asked))
      assert.deepStrictEqual(
        Result.getOrThrow(counted).map(({ records }) => records),
        expected,
        JSON.stringify(areas),
      )
    }
    return details.total
  })

layer(Imported.layer, { timeout: "120 seconds", excludeTestServices: true })(
  "An import with one wrong geocode in each ZIP Code",
  (it) => {
    it.effect(
      "counts 50 small radii exactly as the file has the places, some with their rim through somebody",
      () =>
        Effect.gen(function* () {
          const { universe } = yield* Imported
          let total = 0
          for (let at = 0; at < 50; at++) {
            const [one, other] = [universe.records[at * 31], universe.records[at * 31 + 17]]
            const center: Point = one?.point ?? [0, 0]
            // Every other rim runs through a record, which is in, or a millimeter inside of it, which leaves it out.
            const rim = distanceMiles(center, other?.point ?? center)
            const miles = at % 2 === 0 || rim > 5 ? 0.05 + 0.01 * at : at % 4 === 1 ? rim : rim - 1e-6
            if (miles > 1e-12) total += yield* agree([radius(center, miles, "standard")])
          }
          assert.isAbove(total, 2_000)
        }),
    )

    it.effect("finds those people where their geocode says, also among the nearest", () =>
      Effect.gen(function* () {
        for (const wrong of WRONG) {
          assert.strictEqual(yield* agree([radius(wrong, 1, "standard")]), 1)
          for (const unit of ["individuals", "allHouseholds"] as const)
            // To the last belong all of them, those far away too.
            for (const quantity of [1, 3, 500, people.length])
              yield* agree(
                [
                  {
                    kind: "closest",
                    name: "",
                    longitude: wrong[0],
                    latitude: wrong[1],
                    quantity,
                    excluded: false,
                  },
                  radius(CENTERS["60601"], 0.4, "standard"),
                ],
                unit,
              )
        }
      }),
    )

    it.effect("leaves units where their other records are", () =>
      Effect.gen(function* () {
        let total = 0
        for (const granularity of ["zip4", "carrierRoute"] as const)
          for (const [at, center] of Object.values(CENTERS).entries()) {
            total += yield* agree([radius(center, 0.3 + 0.1 * at, granularity)])
            assert.strictEqual(yield* agree([radius(center, 5, granularity)]), people.length)
          }
        assert.isAbove(total, 2_000)
      }),
    )

    it.effect("keeps the boxes of ZIP Codes small, and warns of the records with their lines", () =>
      Effect.gen(function* () {
        const { folder, report } = yield* Imported
        const zips = readZipTable(yield* Effect.promise(() => readFile(join(folder, "universe/places/zips"))))
        for (const { east, north, south, strays, west } of zips) {
          assert.strictEqual(strays, 1)
          assert.isBelow(Math.max(east - west, north - south), 0.03)
        }
        const { examples, records } = report.farPlaces
        assert.strictEqual(records, 6)
        assert.deepStrictEqual(
          examples.map(({ line, zip }) => [zip, line]),
          Object.keys(CENTERS)
            .slice(0, 5)
            .map((zip, at) => [zip, at * PEOPLE + 9]),
        )
        assert.deepInclude(examples[0], { latitude: 34.05, longitude: -118.24 })
        assert.match(examples[0]?.file ?? "", /people\.csv$/)
      }),
    )
  },
)
