import {
  type Area,
  canonicalDefinition,
  emptyDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { CarrierRoute, Zip4 } from "@listwright/domain/shared"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result, Schema } from "effect"
import fc from "fast-check"
import { DenseUniverse } from "../conformance/denseUniverse.ts"
import { agreeOnCounts, agreeOnSteps, type Sides } from "./agreement.ts"
import { agreeOnFillRates } from "./agreeOnFillRates.ts"
import { type Altered, universeWithout } from "./alteredUniverse.ts"

class WithoutPlaces extends Context.Service<WithoutPlaces, Altered>()("test/WithoutPlaces") {
  static readonly layer = Layer.effect(WithoutPlaces, universeWithout("places")).pipe(
    Layer.provide(DenseUniverse.layer),
  )
}

class WithoutUnits extends Context.Service<WithoutUnits, Altered>()("test/WithoutUnits") {
  static readonly layer = Layer.effect(WithoutUnits, universeWithout("units")).pipe(
    Layer.provide(DenseUniverse.layer),
  )
}

const PATIENCE = 300_000
const options = { timeout: "300 seconds", excludeTestServices: true } as const

/** Checks as many definitions; answers how many records they select, and the kinds of unit that shapes were made of. */
const agreeOnAll = async ({ definitions, ...sides }: Altered, numRuns: number) => {
  const seen = { records: 0, units: new Set<string>() }
  const property = fc.asyncProperty(definitions, async (definition) => {
    const expected = await agreeOnCounts(sides, definition)
    await agreeOnSteps(sides, definition)
    if (Result.isFailure(expected)) return
    seen.records += expected.success.details.total
    for (const area of definition.areas) if ("granularity" in area) seen.units.add(area.granularity)
  })
  await fc.assert(property, { numRuns })
  return seen
}

const countOf = (sides: Sides, areas: ReadonlyArray<Area>, unit: ListDefinition["audience"]["unit"]) =>
  Effect.map(
    Effect.promise(() => {
      const empty = emptyDefinition(10)
      return agreeOnCounts(
        sides,
        canonicalDefinition({ ...empty, areas, audience: { ...empty.audience, unit } }),
      )
    }),
    (expected) => Result.getOrThrow(expected).details,
  )

const around = (miles: number, granularity: "standard" | "carrierRoute"): Area => ({
  kind: "radius",
  name: "",
  longitude: -71.41,
  latitude: 41.82,
  miles,
  withinState: null,
  granularity,
  excluded: false,
})

const nearest = (quantity: number): Area => ({
  kind: "closest",
  name: "",
  longitude: -71.41,
  latitude: 41.82,
  quantity,
  excluded: false,
})

const nation: Area = { kind: "nation", excluded: false }

layer(WithoutPlaces.layer, options)("Records of unknown places", (it) => {
  it.effect(
    "lie in no shape and are nearest to nothing; units without a place lie in none either",
    () =>
      Effect.gen(function* () {
        const sides = yield* WithoutPlaces
        const seen = yield* Effect.promise(() => agreeOnAll(sides, 120))
        assert.isAbove(seen.records, 10_000)
        assert.deepStrictEqual([...seen.units].toSorted(), ["carrierRoute", "standard", "zip", "zip4"])
      }),
    PATIENCE,
  )

  it.effect(
    "are left out by a radius that holds all places",
    () =>
      Effect.gen(function* () {
        const sides = yield* WithoutPlaces
        const { areas } = yield* countOf(sides, [around(200, "standard"), nation], "individuals")
        assert.isTrue(
          areas.every(({ available }) => available > 2_000),
          JSON.stringify(areas),
        )
      }),
    PATIENCE,
  )

  it.effect(
    "stand for their household in no area of the nearest, and in no later one beside it",
    () =>
      Effect.gen(function* () {
        const sides = yield* WithoutPlaces
        const alone = yield* countOf(sides, [nearest(1_000)], "allHouseholds")
        assert.strictEqual(alone.total, 1_000)
        const first = yield* countOf(sides, [nearest(1_000), nation], "allHouseholds")
        assert.strictEqual(first.areas[0]?.available, 1_000)
      }),
    PATIENCE,
  )
})

layer(WithoutUnits.layer, options)("Records without a carrier route or ZIP+4", (it) => {
  it.effect(
    "are in no shape made of those",
    () =>
      Effect.gen(function* () {
        const sides = yield* WithoutUnits
        const seen = yield* Effect.promise(() => agreeOnAll(sides, 120))
        assert.isAbove(seen.records, 10_000)
        const { areas } = yield* countOf(
          sides,
          [around(100, "carrierRoute"), around(100, "standard")],
          "individuals",
        )
        assert.isTrue(
          areas.every(({ available }) => available > 100),
          JSON.stringify(areas),
        )
      }),
    PATIENCE,
  )

  it.effect(
    "are taken from the fill rates",
    () =>
      Effect.gen(function* () {
        const { definitions, ...sides } = yield* WithoutUnits
        const seen = { known: 0, withoutZip4: 0, withoutRoute: 0 }
        const property = fc.asyncProperty(definitions, async (definition) => {
          const { records, withoutRoute, withoutZip4 } = await agreeOnFillRates(sides, definition)
          seen.known += records - withoutZip4 - withoutRoute
          seen.withoutZip4 += withoutZip4
          seen.withoutRoute += withoutRoute
        })
        yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 80 })))
        for (const [what, count] of Object.entries(seen)) assert.isAbove(count, 500, what)
      }),
    PATIENCE,
  )

  it.effect(
    "are not found by the code that stands for none",
    () =>
      Effect.gen(function* () {
        const sides = yield* WithoutUnits
        const [zip] = sides.universe.records.flatMap((record) => (record.route === null ? [record.zip] : []))
        const route = Schema.decodeUnknownSync(CarrierRoute)(`${zip}B000`)
        const zip4 = Schema.decodeUnknownSync(Zip4)(`${zip}0000`)
        const areas: ReadonlyArray<Area> = [
          { kind: "carrierRoute", carrierRoute: route, excluded: false },
          { kind: "zip4", zip4, excluded: false },
        ]
        assert.strictEqual((yield* countOf(sides, areas, "individuals")).total, 0)
      }),
    PATIENCE,
  )
})
