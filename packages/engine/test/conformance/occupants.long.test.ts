import {
  evaluate,
  reduceToAreas,
  noSuppressions,
  type RouteSaturation,
  saturation,
  findRecordUnit,
} from "@listwright/domain/counting"
import {
  type Area,
  areaKey,
  canonicalDefinition,
  type CanonicalDefinition,
  emptyDefinition,
} from "@listwright/domain/definition"
import { changeWantedRecords, orderedPartQuantities, buildWantedRecords } from "@listwright/domain/order"
import { Zip } from "@listwright/domain/shared"
import { chooseParts } from "../../src/lists/chooseParts.ts"
import { assert, layer } from "@effect/vitest"
import { Context, Effect, Layer, Result } from "effect"
import fc from "fast-check"
import { createCenterLookup } from "../../src/sql/createCenterLookup.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { countRouteSaturation } from "../../src/question/countRouteSaturation.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { agreeOnDetails, type Sides } from "../sql/agreement.ts"
import { duckDbOf } from "../sql/denseDuckDb.ts"
import { anyDefinition } from "./anyDefinition.ts"
import { type Dense, denseUniverse, DISTRICTS, METRO_AREAS, SAVED_COUNTS } from "./denseUniverse.ts"

const KIND = { home: "homes", apartment: "apartments", business: "businesses" } as const

/** Some ZIP Codes that have records. */
const zipsOf = ({ records }: Dense): ReadonlySet<string> =>
  new Set(records.flatMap(({ zip }) => (zip === null ? [] : [zip])).slice(0, 200))

/** Other tests may want the processors too. */
const PATIENCE = 300_000

class Both extends Context.Service<Both, { readonly dense: Dense; readonly sides: Sides }>()(
  "test/occupants",
) {
  static readonly layer = Layer.effect(
    Both,
    Effect.gen(function* () {
      const dense = yield* denseUniverse({ universe: "occupant", records: 2_600 })
      return { dense, sides: { ...dense, sql: yield* duckDbOf(dense.folder) } }
    }),
  )
}

const everyAddress = (listType: number): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(listType),
    areas: [{ kind: "state", state: "RI", excluded: false }],
  })

/** Counts the routes that have homes both inside and outside a definition's areas. */
const cutRoutes = (
  universe: Dense["universe"],
  definition: CanonicalDefinition,
  routes: ReadonlyArray<RouteSaturation>,
): number => {
  const inside = Result.getOrThrow(evaluate(universe, reduceToAreas(definition), noSuppressions))
  const reached = Map.groupBy(
    inside.selected.flatMap(({ records }) => records.filter(({ dwelling }) => dwelling !== "business")),
    (record) => findRecordUnit(record, "carrierRoute"),
  )
  return routes.filter(({ code, deliverable }) => (reached.get(code)?.length ?? 0) < deliverable).length
}

layer(Both.layer, { timeout: "300 seconds", excludeTestServices: true })("Addresses", (it) => {
  it.effect(
    "are told by homes, apartments and businesses, with the middle values and the saturation of carrier routes, as the evaluator tells them",
    () =>
      Effect.gen(function* () {
        const { dense, sides } = yield* Both
        const sql = new SqlCountEngine(
          sides.sql,
          createCenterLookup(dense.slices),
          dense.slices.manifest.snapshot,
        )
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
            assert.deepStrictEqual(await countRouteSaturation(engine, question, {}, new Yielder()), taken)
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

  it.effect(
    "are chosen by what is ordered of each carrier route, and of homes, apartments and businesses along it",
    () =>
      Effect.gen(function* () {
        const { dense } = yield* Both
        const seen = { parts: 0, taken: 0, all: 0 }
        const yielder = new Yielder()
        const property = fc.asyncProperty(
          fc.constantFrom(50, 130, 140),
          fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 7 }),
          async (listType, tenths) => {
            const states = canonicalDefinition({
              ...emptyDefinition(listType),
              areas: ["RI", "VT"].map((state): Area => ({ kind: "state", state, excluded: false })),
            })
            const zips = canonicalDefinition({
              ...states,
              areas: [...zipsOf(dense)].map((zip): Area => ({
                kind: "zip",
                zip: Zip.make(zip),
                excluded: false,
              })),
            })
            const definition = listType === 50 ? states : zips
            const { details, selected } = Result.getOrThrow(
              evaluate(dense.universe, definition, dense.suppressed),
            )
            const divides = listType === 50
            const order = buildWantedRecords(
              details.areas.map((area) => ({
                ...area,
                occupants: divides ? area.occupants : null,
                details: area.details.map((one) => ({ ...one, occupants: divides ? one.occupants : null })),
              })),
              { quantities: {} },
            )
            const some = order.parts
              .flatMap((area) => area.parts.map((part) => [area.key, part.key, part.available] as const))
              .reduce(
                (wanted, [area, part, available], at) =>
                  changeWantedRecords(
                    wanted,
                    [area, part],
                    Math.floor((available * (tenths[at % tenths.length] ?? 0)) / 9),
                  ),
                order,
              )
            const parts = orderedPartQuantities(some)
            const keys = definition.areas.map(areaKey)
            const desired = new Map(some.parts.map((area) => [area.key, area.desired]))
            const chosen = Result.getOrThrow(
              await chooseParts(
                dense.engine,
                dense.slices,
                dense.question(definition),
                keys.map((key) => desired.get(key) ?? 0),
                keys.map((key) => parts[key] ?? null),
                yielder,
              ),
            )
            const taken = new Map<string, Map<string, number>>()
            const persons = selected.map(({ records }) => new Set(records.map(({ personKey }) => personKey)))
            for (const [at, row] of chosen.rows.entries()) {
              const [record, area] = [dense.records[row], chosen.areas[at] ?? -1]
              if (record === undefined) throw new Error(`there is no row ${row}`)
              assert.isTrue(persons[area]?.has(record.personKey), "of its area")
              const route = findRecordUnit(record, "carrierRoute") ?? ""
              const part = divides ? `${route}/${KIND[record.dwelling]}` : route
              const own = taken.get(keys[area] ?? "") ?? new Map<string, number>()
              taken.set(keys[area] ?? "", own.set(part, (own.get(part) ?? 0) + 1))
            }
            assert.strictEqual(new Set(chosen.rows).size, chosen.rows.length, "none twice")
            assert.strictEqual(chosen.rows.length, some.desired)
            for (const [key, wanted] of Object.entries(parts)) {
              assert.deepStrictEqual(Object.fromEntries(taken.get(key) ?? []), wanted)
              seen.parts += Object.keys(wanted).length
            }
            seen.taken += chosen.rows.length
            if (some.desired === some.available) seen.all++
          },
        )
        yield* Effect.promise(() =>
          Promise.resolve(
            fc.assert(property, {
              numRuns: 25,
              examples: [
                [50, [9]],
                [50, [4, 0]],
                [130, [3]],
              ],
            }),
          ),
        )
        assert.isAbove(seen.parts, 100)
        assert.isAbove(seen.taken, 100)
        assert.isAbove(seen.all, 0)
      }),
    PATIENCE,
  )
})
