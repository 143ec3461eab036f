import {
  noSuppressions,
  evaluate,
  type SelectionRefusal,
  selectionRefusalText,
  suggestions,
} from "@listwright/domain/counting"
import { type Area, areaKey, canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { CarrierRoute, Zip, Zip4 } from "@listwright/domain/shared"
import { assert, layer } from "@effect/vitest"
import { Effect, Result, Struct } from "effect"
import fc from "fast-check"
import { vi } from "vitest"
import { findExistingCodes } from "../../src/bitslice/answer/findExistingCodes.ts"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import { createListAnswers } from "../../src/process/listAnswers.ts"
import { LIST_QUESTIONS } from "../../src/protocol/listQuestions.ts"
import { suggestChanges } from "../../src/question/suggestChanges.ts"
import { createCenterLookup } from "../../src/sql/createCenterLookup.ts"
import { SqlCountEngine } from "../../src/sql/SqlCountEngine.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { agreeOnCounts, agreeOnDetails, agreeOnSteps } from "../sql/agreement.ts"
import { agreeOnFillRates } from "../sql/agreeOnFillRates.ts"
import { anyDefinition } from "./anyDefinition.ts"
import { CANADIANS, CanadianUniverse, SAVED_IN_CANADA } from "./canadianUniverse.ts"
import { comparable, EXPECTED } from "./everyQuestion.ts"

vi.setConfig({ testTimeout: 240_000 })

const ground = Effect.map(CanadianUniverse, (canadian) => ({
  canadian,
  sides: { ...canadian, sql: canadian.duckDb },
  definitions: anyDefinition({
    records: canadian.universe.records,
    columns: canadian.columns,
    metroAreas: ["16980"],
    districts: ["IL05"],
    savedCounts: SAVED_IN_CANADA,
    locationFiles: canadian.universe.locationFiles,
    listType: CANADIANS,
  }),
}))

const check = <Drawn>(property: fc.IAsyncProperty<Drawn>, numRuns: number) =>
  Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns, endOnFailure: true })))

const excluded = false

layer(CanadianUniverse.layer, { timeout: "300 seconds", excludeTestServices: true })(
  "A universe of Canadians",
  (it) => {
    it.effect("is counted alike by the evaluator, by bit slices and by DuckDB, for 200 definitions", () =>
      Effect.gen(function* () {
        const { canadian, definitions, sides } = yield* ground
        const seen = { records: 0, kinds: new Set<string>(), refusals: new Set<string>() }
        const property = fc.asyncProperty(definitions, async (definition) => {
          const expected = await agreeOnCounts(sides, definition)
          const sliced = await canadian.engine.count(canadian.question(definition))
          if (Result.isFailure(expected) || Result.isFailure(sliced)) {
            const refused: SelectionRefusal | null = Result.isFailure(sliced) ? sliced.failure : null
            assert.deepStrictEqual(refused, Result.isFailure(expected) ? expected.failure : null)
            if (refused !== null) seen.refusals.add(refused._tag)
            return
          }
          assert.deepStrictEqual(
            sliced.success.map(({ records, withPhones }) => [records, withPhones]),
            expected.success.details.areas.map(({ available, withPhones }) => [available, withPhones]),
          )
          seen.records += expected.success.details.total
          for (const { kind } of definition.areas) seen.kinds.add(kind)
        })
        yield* check(property, 200)
        // Most runs select well over 10,000; a few large lists make up most of them.
        assert.isAbove(seen.records, 1_000, "the definitions select people")
        assert.includeMembers(
          [...seen.kinds],
          ["postalCode", "city", "state", "radius", "polygon", "closest", "locations", "savedCount"],
        )
        assert.includeMembers([...seen.refusals], ["ZipUnknown"])
      }),
    )

    it.effect("is explained, broken down into parts and filled alike", () =>
      Effect.gen(function* () {
        const { definitions, sides } = yield* ground
        const property = fc.asyncProperty(definitions, async (definition) => {
          await agreeOnSteps(sides, definition)
          await agreeOnDetails(sides, definition)
          await agreeOnFillRates(sides, definition)
        })
        yield* check(property, 40)
      }),
    )

    it.effect("has radii of forward sortation areas, which show them with what each holds", () =>
      Effect.gen(function* () {
        const { canadian, sides } = yield* ground
        const codes = new Set<string>()
        for (const granularity of ["zip", "zip4"] as const)
          for (const miles of [3, 40, 190]) {
            const area: Area = {
              kind: "radius",
              name: "",
              longitude: -79.38,
              latitude: 43.65,
              miles,
              withinState: null,
              granularity,
              excluded,
            }
            const definition = canonicalDefinition({ ...emptyDefinition(CANADIANS), areas: [area] })
            yield* Effect.promise(() => agreeOnDetails(sides, definition))
            const { details } = Result.getOrThrow(evaluate(sides.universe, definition, sides.suppressed))
            const sliced = yield* Effect.promise(() => canadian.engine.details(canadian.question(definition)))
            assert.deepStrictEqual(
              comparable("details", Result.getOrThrow(sliced)),
              comparable("details", details),
            )
            for (const { code } of details.areas.flatMap((one) => one.details)) codes.add(code)
          }
        assert.deepStrictEqual([...codes].toSorted(), ["L0J", "L5B", "M4C", "M5H", "M5V"])
      }),
    )

    for (const name of Struct.keys(LIST_QUESTIONS))
      it.effect(`answers ${name} by bit slices and by SQL as the evaluator answers it`, () =>
        Effect.gen(function* () {
          const { canadian, definitions } = yield* ground
          const open = yield* Effect.acquireRelease(openUniverse(canadian.folder), ({ slices }) =>
            Effect.promise(() => slices.close()),
          )
          const sql = new SqlCountEngine(
            canadian.duckDb,
            createCenterLookup(canadian.slices),
            open.manifest.snapshot,
          )
          const answers = [open.engine, sql].map((engine) => createListAnswers({ ...open, engine })[name])
          const [down, across] = [canadian.columns[0], canadian.columns[1]]
          if (down === undefined || across === undefined) throw new Error("two columns")
          const few = definitions.map((any) => canonicalDefinition({ ...any, areas: any.areas.slice(0, 6) }))
          const property = fc.asyncProperty(
            few,
            fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
            async (definition, wanted) => {
              const { suppressed, universe } = canadian
              const expected = EXPECTED[name]({ universe, suppressed, definition, down, across, wanted })
              for (const answering of answers) {
                const reply = await answering(
                  { question: canadian.question(definition), asks: expected.asks },
                  open.manifest,
                ).answer(new Yielder())
                assert.deepStrictEqual(
                  Result.map(reply, (given) => comparable(name, given)),
                  Result.mapBoth(expected.answer, {
                    onSuccess: (given) => comparable(name, given),
                    onFailure: selectionRefusalText,
                  }),
                )
              }
            },
          )
          yield* check(property, 10)
        }),
      )

    it.effect(
      "suggests the forward sortation areas next to those chosen, and adds each as the evaluator does",
      () =>
        Effect.gen(function* () {
          const { canadian, sides } = yield* ground
          const areas: ReadonlyArray<Area> = [
            { kind: "postalCode", postalCode: "M5V", excluded },
            { kind: "postalCode", postalCode: "M4C", excluded: true },
          ]
          const definition = canonicalDefinition({ ...emptyDefinition(CANADIANS), areas })
          const expected = suggestions(sides.universe, definition, canadian.suppressed, 2_000)
          const { columns, places } = canadian.slices
          const given = yield* Effect.promise(() =>
            suggestChanges(
              canadian.engine,
              { columns, zipCenters: places.zipCenters },
              canadian.question(definition),
              2_000,
              new Yielder(),
            ),
          )
          assert.deepStrictEqual(given, expected)
          assert.sameMembers(
            Result.getOrThrow(given).flatMap(({ relaxation }) =>
              relaxation.kind === "addArea" ? [areaKey(relaxation.added)] : [],
            ),
            ["postalCode:M5H", "postalCode:L5B", "postalCode:L0J"],
          )
        }),
    )

    it.effect("knows which of its postal codes have people, and no codes of the United States", () =>
      Effect.gen(function* () {
        const { slices, universe } = yield* CanadianUniverse
        const known = new Set(
          universe.records.flatMap(({ postalCode }) => (postalCode?.length === 6 ? [postalCode] : [])),
        )
        const asked = [...known, "M5V9Z9", "Z9Z9Z9", "V6A0A0"]
        assert.deepStrictEqual(findExistingCodes(slices, "postalCode", asked), [...known])
        assert.deepStrictEqual(findExistingCodes(slices, "zip4", ["135220010", ...known]), [])
        assert.deepStrictEqual(findExistingCodes(slices, "carrierRoute", ["13522B000"]), [])
      }),
    )

    it.effect("refuses what there is in the United States alone by name, in a list of whatever else", () =>
      Effect.gen(function* () {
        const { canadian, sides } = yield* ground
        const here: Area = { kind: "state", state: "ON", excluded }
        const zip = { _tag: "ZipUnknown", zip: "13522" } as const
        const refusals: ReadonlyArray<readonly [Area, SelectionRefusal]> = [
          [{ kind: "zip", zip: Zip.make("13522"), excluded }, zip],
          [{ kind: "zip", zip: Zip.make("13522"), excluded: true }, zip],
          [{ kind: "zip4", zip4: Zip4.make("135222206"), excluded }, zip],
          [{ kind: "carrierRoute", carrierRoute: CarrierRoute.make("13522C001"), excluded }, zip],
          [
            { kind: "scf", scf: "135", excluded },
            { _tag: "ScfUnknown", scf: "135" },
          ],
          [
            { kind: "county", county: "36001", excluded },
            { _tag: "CountyUnknown", county: "36001" },
          ],
          [
            { kind: "metroArea", metroArea: "16980", excluded },
            { _tag: "MetroAreaUnknown", metroArea: "16980" },
          ],
          [
            { kind: "congressionalDistrict", district: "NY10", excluded },
            { _tag: "DistrictUnknown", district: "NY10" },
          ],
          [
            { kind: "state", state: "NY", excluded },
            { _tag: "StateUnknown", state: "NY" },
          ],
          [
            { kind: "city", state: "ON", city: "Buffalo", excluded },
            { _tag: "CityUnknown", state: "ON", city: "Buffalo" },
          ],
        ]
        for (const [area, refused] of refusals) {
          const definition = canonicalDefinition({ ...emptyDefinition(CANADIANS), areas: [here, area] })
          assert.deepStrictEqual(evaluate(sides.universe, definition, noSuppressions), Result.fail(refused))
          assert.deepStrictEqual(
            yield* Effect.promise(() => canadian.engine.count(canadian.question(definition))),
            Result.fail(refused),
          )
          yield* Effect.promise(() => agreeOnCounts(sides, definition))
        }
      }),
    )

    it.effect("holds all of it as the nation", () =>
      Effect.gen(function* () {
        const { canadian, sides } = yield* ground
        const definition = canonicalDefinition({
          ...emptyDefinition(CANADIANS),
          areas: [{ kind: "nation", excluded }],
        })
        const records = canadian.universe.records.length
        assert.isAbove(canadian.doNotSell.size, 10)
        const counted = yield* Effect.promise(() => canadian.engine.count(canadian.question(definition)))
        assert.deepStrictEqual(Result.getOrThrow(counted)[0]?.records, records)
        yield* Effect.promise(() => agreeOnCounts(sides, definition))
      }),
    )
  },
)
