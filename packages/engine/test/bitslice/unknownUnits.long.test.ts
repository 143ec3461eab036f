import { evaluate, fillRates, saturation, type Universe } from "@listwright/domain/counting"
import { type CanonicalDefinition, canonicalDefinition } from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result } from "effect"
import fc from "fast-check"
import { BitSliceEngine } from "../../src/bitslice/BitSliceEngine.ts"
import { openSlices } from "../../src/bitslice/Universe.ts"
import { readAreaFacts } from "../../src/question/readAreaFacts.ts"
import { countRouteSaturation } from "../../src/question/countRouteSaturation.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { DenseUniverse, gazetteer } from "../conformance/denseUniverse.ts"
import { universeWithout } from "../sql/alteredUniverse.ts"

const make = Effect.gen(function* () {
  const { columns, question } = yield* DenseUniverse
  const altered = yield* universeWithout("units")
  const { folder, manifest } = altered
  const facts = yield* readAreaFacts(null)
  const slices = yield* Effect.acquireRelease(
    Effect.promise(() => openSlices(folder, manifest, { ...facts, workers: 1, slotBytes: 1e8 })),
    (opened) => Effect.promise(opened.close),
  )
  const universe: Universe = { ...altered.universe, gazetteer: gazetteer(slices, altered.universe.records) }
  return { ...altered, columns, engine: new BitSliceEngine(slices), question, universe }
})

class WithoutUnits extends Context.Service<WithoutUnits, Effect.Success<typeof make>>()(
  "test/BitSlicesWithoutUnits",
) {
  static readonly layer = Layer.effect(WithoutUnits, make).pipe(Layer.provide(DenseUniverse.layer))
}

const PATIENCE = 300_000

layer(WithoutUnits.layer, { timeout: "300 seconds", excludeTestServices: true })(
  "Records without a ZIP+4 or a carrier route",
  (it) => {
    it.effect(
      "are taken from the fill rates and from what is told of routes, as by the evaluator",
      () =>
        Effect.gen(function* () {
          const { columns, definitions, engine, question, suppressed, universe } = yield* WithoutUnits
          const known = columns.map(({ column }) => column)
          const seen = { known: 0, withoutZip4: 0, withoutRoute: 0, ofHouseholds: 0, ofUnits: 0 }
          const asked = definitions.map(
            // The slices still hold how the mail was delivered before.
            (definition): CanonicalDefinition =>
              canonicalDefinition({
                ...definition,
                occupant: null,
              }),
          )
          let told = 0
          const property = fc.asyncProperty(asked, async (definition) => {
            const evaluated = evaluate(universe, definition, suppressed)
            const found = await engine.fillRates(question(definition))
            if (Result.isFailure(evaluated)) return assert.isTrue(Result.isFailure(found))
            const records = evaluated.success.selected.flatMap((area) => area.records)
            const fills = fillRates(records, known)
            assert.deepStrictEqual(Result.getOrThrow(found), fills)
            // Looking at every record twice more takes its time.
            if (told++ < 20)
              assert.deepStrictEqual(
                await countRouteSaturation(engine, question(definition), {}, new Yielder()),
                saturation(universe, definition, suppressed),
              )
            const ofUnits = definition.areas.some(
              (area) => "granularity" in area && ["zip4", "carrierRoute"].includes(area.granularity),
            )
            if (ofUnits) seen.ofUnits += records.length
            seen.known += fills.withZip4
            seen.withoutZip4 += records.length - fills.withZip4
            seen.withoutRoute += records.length - fills.withCarrierRoutes
            if (definition.audience.unit === "allHouseholds")
              seen.ofHouseholds += records.length - fills.withZip4
          })
          yield* Effect.promise(() =>
            Promise.resolve(fc.assert(property, { numRuns: 100, endOnFailure: true })),
          )
          for (const [what, count] of Object.entries(seen)) assert.isAbove(count, 100, what)
        }),
      PATIENCE,
    )
  },
)
