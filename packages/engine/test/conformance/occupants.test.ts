import {
  evaluate,
  everybodyInAreas,
  nobodySuppressed,
  type RouteSaturation,
  saturation,
  unitOf,
} from "@listwright/domain/counting"
import { canonicalDefinition, type CanonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result } from "effect"
import fc from "fast-check"
import { centersIn } from "../../src/sql/centersIn.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { routeSaturationOf } from "../../src/question/routeSaturationOf.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { agreeOnDetails, type Sides } from "../sql/agreement.ts"
import { duckDbOf } from "../sql/denseDuckDb.ts"
import { anyDefinition } from "./anyDefinition.ts"
import { type Dense, denseUniverse, DISTRICTS, METRO_AREAS, SAVED_COUNTS } from "./denseUniverse.ts"

/** Other tests may want the processors too. */
const PATIENCE = 300_000

class Both extends Context.Service<Both, { readonly dense: Dense; readonly sides: Sides }>()(
  "test/occupants",
) {
  static readonly layer = Layer.effect(
    Both,
    Effect.gen(function* () {
      const dense = yield* denseUniverse({ universe: "occupant", records: 2_600 })
      const { suppressed, universe } = dense
      return { dense, sides: { sql: yield* duckDbOf(dense.folder), universe, suppressed } }
    }),
  )
}

const everyAddress = (listType: number): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(listType),
    areas: [{ kind: "state", state: "RI", excluded: false }],
  })

/** How many of some routes have homes in a definition's areas and others out of them. */
const cutRoutes = (
  universe: Dense["universe"],
  definition: CanonicalDefinition,
  routes: ReadonlyArray<RouteSaturation>,
): number => {
  const inside = Result.getOrThrow(evaluate(universe, everybodyInAreas(definition), nobodySuppressed))
  const reached = Map.groupBy(
    inside.selected.flatMap(({ records }) => records.filter(({ dwelling }) => dwelling !== "business")),
    (record) => unitOf(record, "carrierRoute"),
  )
  return routes.filter(({ code, deliverable }) => (reached.get(code)?.length ?? 0) < deliverable).length
}

layer(Both.layer, { timeout: "300 seconds", excludeTestServices: true })("Addresses", (it) => {
  it.effect(
    "are told by homes, apartments and businesses, with the middle values and the saturation of carrier routes, as the evaluator tells them",
    () =>
      Effect.gen(function* () {
        const { dense, sides } = yield* Both
        const sql = new SqlCountEngine(sides.sql, centersIn(dense.slices), dense.slices.manifest.snapshot)
        const seen = {
          routes: 0,
          businesses: 0,
          apartments: 0,
          medians: 0,
          named: 0,
          unnamed: 0,
          saturated: 0,
          cut: 0,
        }
        // Who is in a saved list lives here and there along a route.
        const savedList = (savedCount: string) =>
          canonicalDefinition({
            ...emptyDefinition(dense.listType),
            areas: [{ kind: "savedCount", savedCount, excluded: false }],
          })
        // The saved counts are of one source, and another cannot open them.
        const opening = (listType: number) => (definition: CanonicalDefinition) =>
          listType === dense.listType
            ? definition
            : canonicalDefinition({
                ...definition,
                suppressions: { ...definition.suppressions, savedCounts: { mode: "off" } },
              })
        const definitions = fc.constantFrom(50, 130, 140).chain((listType) =>
          anyDefinition({
            listType,
            records: dense.records,
            columns: dense.columns,
            metroAreas: METRO_AREAS,
            districts: DISTRICTS,
            savedCounts: listType === dense.listType ? SAVED_COUNTS : [],
            locationFiles: dense.universe.locationFiles,
          }).map(opening(listType)),
        )
        const property = fc.asyncProperty(definitions, async (definition) => {
          const expected = evaluate(dense.universe, definition, dense.suppressed)
          assert.deepStrictEqual(
            await dense.engine.details(dense.question(definition)),
            Result.map(expected, ({ details }) => details),
          )
          await agreeOnDetails(sides, definition)
          const taken = saturation(dense.universe, definition, dense.suppressed)
          const question = dense.question(definition)
          for (const engine of [dense.engine, sql])
            assert.deepStrictEqual(await routeSaturationOf(engine, question, {}, new Yielder()), taken)
          if (Result.isFailure(expected)) return
          const { details } = expected.success
          if (Result.isSuccess(taken)) {
            seen.saturated += taken.success.saturated
            seen.cut += cutRoutes(dense.universe, definition, taken.success.ranked)
          }
          seen.named += details.withContactNames
          seen.unnamed += details.total - details.withContactNames
          for (const area of details.areas) {
            seen.routes += area.details.length
            for (const part of [area, ...area.details]) {
              const { apartments, businesses, homes } = part.occupants
              assert.strictEqual(homes + apartments + businesses, part.available)
              seen.businesses += businesses
              seen.apartments += apartments
              const { age, homeValue, income, phwc } = part.medians ?? {}
              if (age && homeValue && income && phwc) seen.medians++
            }
          }
        })
        yield* Effect.promise(() =>
          Promise.resolve(
            fc.assert(property, {
              numRuns: 100,
              examples: [everyAddress(50), everyAddress(140), ...SAVED_COUNTS.map(savedList)].map((one) => [
                one,
              ]),
              endOnFailure: true,
            }),
          ),
        )
        for (const [what, count] of Object.entries(seen)) assert.isAbove(count, 50, what)
      }),
    PATIENCE,
  )
})
