import { cp } from "node:fs/promises"
import { join } from "node:path"
import { evaluate, withoutDoNotSell } from "@listwright/domain/counting"
import { type Area, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result } from "effect"
import { BitSliceEngine } from "../../src/bitslice/BitSliceEngine.ts"
import { openSlices } from "../../src/bitslice/Universe.ts"
import { readAreaFacts } from "../../src/question/readAreaFacts.ts"
import { readManifest } from "../../src/format/readManifest.ts"
import { temporaryFolder } from "../universe/smallUniverse.ts"
import { DenseUniverse, gazetteer } from "../conformance/denseUniverse.ts"
import { removePlaces } from "../conformance/placesAnew.ts"
import { recordsOf } from "../conformance/recordsOf.ts"

/** In every other ZIP Code, two records in three have no known location. */
const isLost = (position: number, zip: number): boolean => zip % 2 === 1 && position % 3 !== 0

const make = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const folder = join(yield* temporaryFolder, "universe")
  yield* Effect.promise(async () => {
    await cp(dense.folder, folder, { recursive: true })
    await removePlaces(folder, isLost)
  })
  const manifest = yield* readManifest(folder)
  if (manifest === null) return yield* Effect.die("there is no universe")
  const facts = yield* readAreaFacts(null)
  const slices = yield* Effect.acquireRelease(
    Effect.promise(() => openSlices(folder, manifest, { ...facts, workers: 1, slotBytes: 1e8 })),
    (opened) => Effect.promise(opened.close),
  )
  const records = yield* Effect.promise(() => recordsOf(folder))
  return {
    dense,
    engine: new BitSliceEngine(slices),
    universe: withoutDoNotSell(
      { ...dense.universe, records, gazetteer: gazetteer(slices, records) },
      dense.doNotSell,
    ),
  }
})

class WithoutPlaces extends Context.Service<WithoutPlaces, Effect.Success<typeof make>>()(
  "test/BitSlicesWithoutPlaces",
) {
  static readonly layer = Layer.effect(WithoutPlaces, make).pipe(Layer.provide(DenseUniverse.layer))
}

const around = { name: "", longitude: -71.41, latitude: 41.82, excluded: false }
const closest = (quantity: number): Area => ({ kind: "closest", ...around, quantity })
const radius = (miles: number): Area => ({
  kind: "radius",
  ...around,
  miles,
  withinState: null,
  granularity: "standard",
})

layer(WithoutPlaces.layer, { timeout: "120 seconds", excludeTestServices: true })(
  "Records of which nobody knows the place",
  (it) => {
    for (const unit of ["individuals", "allHouseholds"] as const)
      it.effect(`are not among the nearest, and keep nobody from being so: ${unit}`, () =>
        Effect.gen(function* () {
          const { dense, engine, universe } = yield* WithoutPlaces
          for (const areas of [
            ...[1, 40, 150, 400, 1_000, 2_500, universe.records.length].map((quantity) => [
              closest(quantity),
            ]),
            [radius(3), closest(500), radius(9), closest(100)],
          ]) {
            const definition = canonicalDefinition({
              ...emptyDefinition(10),
              areas,
              audience: { unit, criteria: [] },
            })
            const expected = Result.getOrThrow(evaluate(universe, definition, dense.suppressed))
            const counted = yield* Effect.promise(() => engine.count(dense.question(definition)))
            assert.deepStrictEqual(
              Result.getOrThrow(counted).map(({ records }) => records),
              expected.details.areas.map(({ available }) => available),
            )
          }
        }),
      )

    it.effect("lie in no shape, and their units in none that is made of them; the answer counts them", () =>
      Effect.gen(function* () {
        const { dense, engine, universe } = yield* WithoutPlaces
        let selected = 0
        for (const granularity of ["standard", "zip4", "carrierRoute", "zip"] as const)
          for (const miles of [2, 9, 60, 200]) {
            const areas: ReadonlyArray<Area> = [
              { kind: "radius", ...around, miles, withinState: null, granularity },
              { kind: "nation", excluded: false },
            ]
            const definition = canonicalDefinition({ ...emptyDefinition(10), areas })
            const { details } = Result.getOrThrow(evaluate(universe, definition, dense.suppressed))
            const counted = yield* Effect.promise(() => engine.countAll(dense.question(definition)))
            const { areas: found, withoutPlace } = Result.getOrThrow(counted)
            assert.deepStrictEqual(
              found.map(({ records }) => records),
              details.areas.map(({ available }) => available),
              `${miles} miles of ${granularity}`,
            )
            assert.deepStrictEqual(withoutPlace, details.withoutPlace)
            const told = yield* Effect.promise(() => engine.details(dense.question(definition)))
            assert.deepStrictEqual(Result.getOrThrow(told).withoutPlace, details.withoutPlace)
            if (granularity !== "zip") assert.isAbove(withoutPlace[0]?.records ?? 0, 0)
            selected += details.areas[0]?.available ?? 0
          }
        assert.isAbove(selected, 20_000)
      }),
    )
  },
)
