import {
  breakdown,
  crossTab,
  evaluate,
  fillRates,
  restrictions,
  type SelectionRefusal,
  type UniverseRecord,
  suggestions,
  waterfall,
  type DetailsRequest,
} from "@listwright/domain/counting"
import {
  type Area,
  type CanonicalDefinition,
  canonicalDefinition,
  type Criterion,
  emptyDefinition,
  type ListDefinition,
  LocationFileHash,
} from "@listwright/domain/definition"
import { Zip } from "@listwright/domain/shared"
import { assert, layer } from "@effect/vitest"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { vi } from "vitest"
import { codeBits } from "../../src/format/columns/codes.ts"
import { suggestRestrictions } from "../../src/question/suggestRestrictions.ts"
import { suggestChanges } from "../../src/question/suggestChanges.ts"
import { Yielder } from "../../src/turns/Yielder.ts"
import { agreeOnAreas } from "./agreeOnAreas.ts"
import { anyDenseDefinition } from "./anyDenseDefinition.ts"
import { DenseUniverse } from "./denseUniverse.ts"

/** The evaluator looks at every record for each of hundreds of definitions: on a busy machine that takes its time. */
vi.setConfig({ testTimeout: 240_000 })

const ground = Effect.map(DenseUniverse, (dense) => ({
  dense,
  definitions: anyDenseDefinition(dense),
}))

const refusal = <A>(result: Result.Result<A, SelectionRefusal>): SelectionRefusal | null =>
  Result.isFailure(result) ? result.failure : null

const check = <Drawn>(
  property: fc.IAsyncProperty<Drawn>,
  numRuns: number,
  examples: ReadonlyArray<Drawn> = [],
) => Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns, examples: [...examples] })))

const listOf = (changes: Partial<ListDefinition>): CanonicalDefinition =>
  canonicalDefinition({ ...emptyDefinition(10), ...changes })

interface Recorded {
  readonly records: ReadonlyArray<UniverseRecord>
}

const homeOf = ({ records }: Recorded) => records.find(({ point, zip }) => zip !== null && point !== null)

const placeOf = (of: Recorded) => {
  const [longitude, latitude] = homeOf(of)?.point ?? [0, 0]
  return { name: "", longitude, latitude, excluded: false }
}

/** Makes a radius around a person's home. */
const radius = (of: Recorded, miles: number): Extract<Area, { kind: "radius" }> => ({
  kind: "radius",
  ...placeOf(of),
  withinState: null,
  miles,
  granularity: "standard",
})
const closest = (of: Recorded, quantity: number): Area => ({ kind: "closest", ...placeOf(of), quantity })

/** Lists of which each kind of suggestion has something to say, so that no kind is left to chance. */
const suggestible = (of: Recorded) => {
  const { records } = of
  const home = homeOf(of)
  const zip: Area = { kind: "zip", zip: Zip.make(home?.zip ?? ""), excluded: false }
  const state: Area = { kind: "state", state: home?.state ?? "", excluded: false }
  const off = { mode: "off" } as const
  const asking = (...criteria: ReadonlyArray<Criterion>) => ({ unit: "individuals", criteria }) as const
  const ages: Criterion = { kind: "ranges", column: "AGE", ranges: [{ from: "40", to: "50" }] }
  const [band = ""] = records.flatMap(({ attributes }) => attributes.get("INCOME") ?? [])
  return {
    more: [
      listOf({ areas: [zip], audience: asking(ages) }),
      listOf({ areas: [state], audience: asking(ages) }),
      listOf({ areas: [state], audience: asking({ kind: "values", column: "INCOME", values: [band] }) }),
      listOf({ areas: [radius(of, 3)] }),
      listOf({
        areas: [state, { ...zip, excluded: true }],
        phoneOption: "onlyWithPhones",
        suppressions: { orders: { mode: "item", items: ["1"] }, savedCounts: off, files: off },
      }),
      listOf({ areas: [closest(of, 9)] }),
    ],
    fewer: [
      listOf({ areas: [zip, state] }),
      listOf({ areas: [radius(of, 20)] }),
      listOf({ areas: [closest(of, 900)] }),
    ],
  }
}

layer(DenseUniverse.layer, { timeout: "300 seconds", excludeTestServices: true })("The bit slices", (it) => {
  it.effect("count what the evaluator counts, area by area, for 500 definitions", () =>
    Effect.gen(function* () {
      const { definitions, dense } = yield* ground
      const seen = { records: 0, refused: 0, shared: 0, kinds: new Set<string>() }
      const property = fc.asyncProperty(definitions, async (definition) => {
        const expected = await agreeOnAreas(dense, definition)
        if (Result.isFailure(expected)) {
          seen.refused++
          return
        }
        for (const { matched, taken } of expected.success.details.suppressed) seen.shared += matched - taken
        seen.records += expected.success.details.total
        for (const area of definition.areas) seen.kinds.add(area.kind)
      })
      yield* check(property, 500)
      assert.isAbove(seen.records, 50_000, "the definitions select people")
      assert.isAbove(seen.shared, 500, "several sources name the same people")
      assert.isAbove(seen.refused, 5, "some are refused")
      assert.strictEqual(seen.kinds.size, 16, [...seen.kinds].join(" "))
    }),
  )

  it.effect(
    "count the union of the circles of a file of locations, each in its own state where that is asked",
    () =>
      Effect.gen(function* () {
        const { dense } = yield* ground
        const totals: Array<number> = []
        for (const [file, { length }] of dense.universe.locationFiles)
          for (const sameState of [false, true]) {
            const around = {
              kind: "locations",
              name: "stores.csv",
              file: LocationFileHash.make(file),
              locations: length,
              sameState,
            } as const
            const areas: ReadonlyArray<ReadonlyArray<Area>> = [
              [{ ...around, excluded: false }],
              [radius(dense, 4), { ...around, excluded: false }, closest(dense, 300)],
              [
                { kind: "nation", excluded: false },
                { ...around, excluded: true },
              ],
            ]
            for (const chosen of areas) {
              const definition = listOf({ areas: chosen })
              const expected = Result.getOrThrow(evaluate(dense.universe, definition, dense.suppressed))
              const counted = yield* Effect.promise(() => dense.engine.countAll(dense.question(definition)))
              assert.deepStrictEqual(
                Result.getOrThrow(counted).areas.map(({ records }) => records),
                expected.details.areas.map(({ available }) => available),
              )
              totals.push(expected.details.total)
            }
          }
        assert.isAbove(new Set(totals).size, 8, "files, and states, make a difference")
      }),
  )

  it.effect("count the nearest households beside areas that have some of their people and not others", () =>
    Effect.gen(function* () {
      const { dense } = yield* ground
      const reached = new Set<number>()
      for (const [miles, quantity] of [
        [3, 40],
        [12, 900],
        [30, 5_000],
      ] as const) {
        const around = { name: "", longitude: -71.41 + miles / 1_000, latitude: 41.82, excluded: false }
        const definition = canonicalDefinition({
          ...emptyDefinition(10),
          areas: [
            { kind: "savedCount", savedCount: "phones", excluded: false },
            { kind: "closest", ...around, quantity },
            { kind: "radius", ...around, miles, withinState: null, granularity: "standard" },
            { kind: "closest", ...around, quantity: quantity / 2 },
            { kind: "savedCount", savedCount: "wilmington", excluded: true },
          ],
          audience: { unit: "allHouseholds", criteria: [] },
        })
        const expected = Result.getOrThrow(evaluate(dense.universe, definition, dense.suppressed))
        const counted = yield* Effect.promise(() => dense.engine.count(dense.question(definition)))
        assert.deepStrictEqual(
          Result.getOrThrow(counted).map(({ records }) => records),
          expected.details.areas.map(({ available }) => available),
        )
        reached.add(expected.details.areas[1]?.available ?? 0)
      }
      assert.isAbove(reached.size, 1)
    }),
  )

  it.effect(
    "choose exactly as many records as are wanted, all of the area, none twice and none suppressed",
    () =>
      Effect.gen(function* () {
        const { definitions, dense } = yield* ground
        let chosenRows = 0
        const property = fc.asyncProperty(
          definitions,
          fc.integer({ min: 0, max: 400 }),
          async (definition, wanted) => {
            const expected = evaluate(dense.universe, definition, dense.suppressed)
            if (Result.isFailure(expected)) return
            const { selected } = expected.success
            const quantities = selected.map((_, at) => wanted * ((at % 3) + 1))
            const chosen = Result.getOrThrow(
              await dense.engine.choose(dense.question(definition), quantities),
            )
            const keys = selected.map(({ records }) => new Set(records.map(({ personKey }) => personKey)))
            const taken = selected.map(() => 0)
            for (const [at, row] of chosen.rows.entries()) {
              const area = chosen.areas[at] ?? -1
              assert.isTrue(
                keys[area]?.has(dense.records[row]?.personKey ?? -1n),
                `row ${row} of area ${area}`,
              )
              taken[area] = (taken[area] ?? 0) + 1
            }
            assert.strictEqual(new Set(chosen.rows).size, chosen.rows.length)
            assert.deepStrictEqual(
              taken,
              selected.map(({ records }, at) => Math.min(records.length, quantities[at] ?? 0)),
            )
            chosenRows += chosen.rows.length
          },
        )
        yield* check(property, 150)
        assert.isAbove(chosenRows, 2_000)
      }),
  )

  it.effect("explain a count step by step as the evaluator does", () =>
    Effect.gen(function* () {
      const { definitions, dense } = yield* ground
      const steps = new Set<string>()
      const property = fc.asyncProperty(definitions, async (definition) => {
        const expected = waterfall(dense.universe, definition, dense.suppressed)
        const explained = await dense.engine.waterfall(dense.question(definition))
        assert.deepStrictEqual(explained, expected)
        if (Result.isSuccess(expected)) for (const { step } of expected.success) steps.add(step.kind)
      })
      yield* check(property, 300)
      assert.deepStrictEqual([...steps].toSorted(), [
        "criterion",
        "flags",
        "geography",
        "household",
        "nearest",
        "occupant",
        "phone",
        "suppression",
      ])
    }),
  )

  it.effect("break a selection down by any column, and by two, and know how full each is", () =>
    Effect.gen(function* () {
      const { definitions, dense } = yield* ground
      const { columns } = dense
      const column = fc.constantFrom(...columns)
      const narrow = fc.constantFrom(...columns.filter((stored) => codeBits(stored) <= 5))
      let rows = 0
      const property = fc.asyncProperty(
        definitions,
        column,
        narrow,
        narrow,
        async (definition, one, across, down) => {
          const expected = evaluate(dense.universe, definition, dense.suppressed)
          if (Result.isFailure(expected)) return
          const records = expected.success.selected.flatMap((area) => area.records)
          const question = dense.question(definition)
          const found = Result.getOrThrow(await dense.engine.breakdown(question, one.column.column))
          assert.deepStrictEqual(found, breakdown(records, one.column))
          const table = await dense.engine.crossTab(question, down.column.column, across.column.column)
          assert.deepStrictEqual(Result.getOrThrow(table), crossTab(records, down.column, across.column))
          const fills = Result.getOrThrow(await dense.engine.fillRates(question))
          const expectedFills = fillRates(
            records,
            columns.map((stored) => stored.column),
          )
          assert.deepStrictEqual(fills, expectedFills)
          rows += found.length
        },
      )
      yield* check(property, 100)
      assert.isAbove(rows, 50)
    }),
  )

  it.effect("know every area down to its detail rows, with phones, dwellings and distances", () =>
    Effect.gen(function* () {
      const { definitions, dense } = yield* ground
      const seen = { details: 0, distances: 0, apartments: 0 }
      // Sources whose areas show ZIP Codes of a radius, carrier routes of ZIP Codes, and carrier routes of everything.
      const listType = fc.constantFrom(10, 130, 50)
      // By ZIP Code as well, whatever the source shows.
      const asks = fc.constantFrom<DetailsRequest>({}, { by: "zip" })
      const property = fc.asyncProperty(definitions, listType, asks, async (drawn, of, asked) => {
        // The saved counts are of list type 10: no other list can suppress what they select.
        const savedCounts = of === 10 ? drawn.suppressions.savedCounts : ({ mode: "off" } as const)
        const definition = canonicalDefinition({
          ...drawn,
          listType: of,
          suppressions: { ...drawn.suppressions, savedCounts },
        })
        const expected = evaluate(dense.universe, definition, dense.suppressed, asked)
        const found = await dense.engine.details(dense.question(definition), asked)
        if (Result.isFailure(expected) || Result.isFailure(found)) {
          assert.deepStrictEqual(refusal(found), refusal(expected))
          return
        }
        const { details } = expected.success
        assert.deepStrictEqual(found.success, details)
        for (const area of details.areas) {
          seen.details += area.details.length
          seen.distances += area.details.filter(({ distance }) => distance !== null).length
          seen.apartments += area.occupants.apartments
        }
      })
      // Few drawn lists have distances: these do, so that they are not left to chance.
      const withDistances = [20, 40, 60, 80, 100, 150, 200].map(
        (miles): [CanonicalDefinition, number, DetailsRequest] => [
          listOf({ areas: [{ ...radius(dense, miles), granularity: "zip" }] }),
          10,
          {},
        ],
      )
      yield* check(property, 150, withDistances)
      for (const [what, count] of Object.entries(seen)) assert.isAbove(count, 100, what)
    }),
  )

  it.effect("suggest what would bring the number near what is wanted, as the evaluator does", () =>
    Effect.gen(function* () {
      const { definitions, dense } = yield* ground
      const kinds = new Set<string>()
      const property = fc.asyncProperty(
        definitions,
        fc.integer({ min: 1, max: 3_000 }),
        async (definition, wanted) => {
          const expected = restrictions(dense.universe, definition, dense.suppressed, wanted)
          const found = await suggestRestrictions(
            dense.engine,
            dense.columns,
            dense.question(definition),
            wanted,
            new Yielder(),
          )
          assert.deepStrictEqual(found, expected)
          if (Result.isSuccess(expected))
            for (const { restriction } of expected.success) kinds.add(restriction.kind)
        },
      )
      yield* check(
        property,
        80,
        suggestible(dense).fewer.map((definition) => [definition, 300]),
      )
      const all = ["dropArea", "fewerNearest", "narrowColumn", "onePerHousehold", "onlyWithPhones"]
      assert.includeMembers([...kinds], [...all, "smallerRadius"])
    }),
  )

  it.effect("refuse a cross table too large to read", () =>
    Effect.gen(function* () {
      const { dense } = yield* ground
      const table = yield* Effect.promise(() =>
        dense.engine.crossTab(dense.question(emptyDefinition(10)), "BIRTHDATE", "AGE"),
      )
      assert.deepStrictEqual(refusal(table), {
        _tag: "TableTooLarge",
        rows: "BIRTHDATE",
        columns: "AGE",
        most: 20_000,
      })
    }),
  )

  it.effect("suggest what the evaluator suggests", () =>
    Effect.gen(function* () {
      const { definitions, dense } = yield* ground
      const kinds = new Set<string>()
      const facts = { columns: dense.columns, zipCenters: dense.slices.places.zipCenters }
      const wanted = fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: undefined, freq: 3 })
      const property = fc.asyncProperty(definitions, wanted, async (definition, quantity) => {
        const expected = suggestions(dense.universe, definition, dense.suppressed, quantity)
        const suggested = await suggestChanges(
          dense.engine,
          facts,
          dense.question(definition),
          quantity,
          new Yielder(),
        )
        assert.deepStrictEqual(suggested, expected)
        if (Result.isSuccess(expected))
          for (const { relaxation } of expected.success) kinds.add(relaxation.kind)
      })
      yield* check(
        property,
        80,
        suggestible(dense).more.map((definition) => [definition, 5_000]),
      )
      const whole = ["dropColumn", "dropExclusion", "dropSuppression", "withoutPhonesToo"]
      const steps = ["addArea", "addValue", "moreNearest", "widenRange", "widerRadius"]
      assert.includeMembers([...kinds], [...whole, ...steps])
    }),
  )
})
