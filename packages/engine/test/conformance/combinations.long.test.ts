import { assert, layer } from "@effect/vitest"
import { evaluate, MAX_OVERLAP_AREAS, overlap, buildOverlap } from "@listwright/domain/counting"
import {
  type Area,
  areaKey,
  canonicalDefinition,
  compareStrings,
  emptyDefinition,
} from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { vi } from "vitest"
import { BitSliceEngine } from "../../src/bitslice/BitSliceEngine.ts"
import { openUniverse } from "../../src/opened/openUniverse.ts"
import { SlotsFullError } from "../../src/bitslice/memory/SliceStore.ts"
import { anyCombination, severalOf } from "./anyCombination.ts"
import { anyDefinition } from "./anyDefinition.ts"
import { DenseUniverse, SAVED_COUNTS } from "./denseUniverse.ts"

vi.setConfig({ testTimeout: 240_000 })

const OVERLAPPING = ["aroundProvidence", "both", "inTwo", "phones", "rhodeIsland", "wilmington"]

const LIST = { kind: "savedCount", excluded: false } as const

const combination = anyCombination(severalOf(OVERLAPPING), fc.boolean())

/** Six lists to overlap. */
const six = canonicalDefinition({
  ...emptyDefinition(10),
  areas: OVERLAPPING.map((savedCount): Area => ({ ...LIST, savedCount })),
})

const definitions = fc
  .tuple(combination, fc.array(combination, { maxLength: 2 }), fc.boolean())
  .map(([first, others, isHouseholds]) =>
    canonicalDefinition({
      ...emptyDefinition(10),
      areas: [{ ...first, excluded: false }, ...others],
      audience: { unit: isHouseholds ? "allHouseholds" : "individuals", criteria: [] },
    }),
  )

layer(DenseUniverse.layer, { timeout: "300 seconds", excludeTestServices: true })("The bit slices", (it) => {
  it.effect("combine saved counts, and combinations of them, to the record as the evaluator does", () =>
    Effect.gen(function* () {
      const dense = yield* DenseUniverse
      const sizes = new Map<string, Set<number>>()
      const property = fc.asyncProperty(definitions, async (definition) => {
        const expected = Result.getOrThrow(evaluate(dense.universe, definition, dense.suppressed))
        const quantities = expected.selected.map(({ records }) => records.length)
        const question = dense.question(definition)
        const chosen = Result.getOrThrow(await dense.engine.choose(question, quantities))
        const keys = Array.from(chosen.rows, (row) => String(dense.records[row]?.personKey))
        const byArea = expected.selected.map((_, at) =>
          keys.filter((__, index) => chosen.areas[index] === at).toSorted(compareStrings),
        )
        assert.deepStrictEqual(
          byArea,
          expected.selected.map(({ records }) =>
            records.map(({ personKey }) => String(personKey)).toSorted(compareStrings),
          ),
        )
        const [area] = definition.areas
        if (area?.kind !== "combination") return
        const seen = sizes.get(area.operation) ?? new Set()
        sizes.set(area.operation, seen.add(quantities[0] ?? 0))
      })
      yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 200 })))
      for (const operation of ["union", "intersect", "minus", "exactly"])
        assert.isAbove(sizes.get(operation)?.size ?? 0, 5, `'${operation}' selects different people`)
    }),
  )

  it.effect("say of six lists how they overlap, as every combination of them counts it", () =>
    Effect.gen(function* () {
      const dense = yield* DenseUniverse
      const ask = (areas: ReadonlyArray<Area>) =>
        dense.question(canonicalDefinition({ ...emptyDefinition(10), areas }))
      const lists = OVERLAPPING.map((savedCount): Area => ({ ...LIST, savedCount }))
      const regions = Result.getOrThrow(yield* Effect.promise(() => dense.engine.overlap(ask(lists))))
      assert.isAbove(regions.size, 6, "they share some and not others")
      const counted = Result.getOrThrow(yield* Effect.promise(() => dense.engine.count(ask(lists))))
      const firsts = lists.map((_, at) =>
        [...regions].reduce(
          (sum, [bits, { records }]) => sum + (31 - Math.clz32(bits & -bits) === at ? records : 0),
          0,
        ),
      )
      assert.deepStrictEqual(
        firsts,
        counted.map(({ records }) => records),
      )
      for (const k of OVERLAPPING.map((_, at) => at + 1)) {
        const exactly: Area = {
          kind: "combination",
          operation: "exactly",
          k,
          savedCounts: OVERLAPPING,
          excluded: false,
        }
        const [all] = Result.getOrThrow(yield* Effect.promise(() => dense.engine.count(ask([exactly]))))
        const sum = [...regions].reduce(
          (total, [bits, { records }]) =>
            total + (bits.toString(2).replaceAll("0", "").length === k ? records : 0),
          0,
        )
        assert.strictEqual(sum, all?.records, `in exactly ${k}`)
      }
    }),
  )

  it.effect("say whom lists share of those that a definition asks for, as the evaluator does", () =>
    Effect.gen(function* () {
      const dense = yield* DenseUniverse
      const { columns, records, suppressed, universe } = dense
      const drawn = fc.tuple(
        anyDefinition({
          columns,
          districts: [],
          metroAreas: [],
          records,
          savedCounts: [],
          locationFiles: new Map(),
        }),
        fc.shuffledSubarray([...SAVED_COUNTS], { minLength: 2, maxLength: MAX_OVERLAP_AREAS }),
      )
      const seen = { regions: 0, refused: 0 }
      const property = fc.asyncProperty(drawn, async ([any, savedCounts]) => {
        const lists = savedCounts.map((savedCount): Area => ({ ...LIST, savedCount }))
        const definition = canonicalDefinition({ ...any, areas: lists })
        const expected = overlap(universe, definition, suppressed)
        const answer = await dense.engine.overlap(dense.question(definition))
        assert.deepStrictEqual(
          Result.map(answer, (counted) => buildOverlap(definition.areas.map(areaKey), counted)),
          expected,
        )
        if (Result.isSuccess(expected)) seen.regions += expected.success.regions.length
        else seen.refused++
      })
      yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 160 })))
      assert.isAbove(seen.regions, 5)
      assert.isAbove(seen.refused, 2)
    }),
  )

  it.effect("overlap lists in whatever memory is left, or say that there is none", () =>
    Effect.gen(function* () {
      const { folder, question } = yield* DenseUniverse
      const { slices } = yield* Effect.acquireRelease(openUniverse(folder), (open) =>
        Effect.promise(() => open.slices.close()),
      )
      const { store } = slices
      const ask = () =>
        Effect.promise(() =>
          new BitSliceEngine(slices).overlap(question(six)).catch((cause: unknown) => cause),
        )
      const lent: Array<number> = []
      const lendAll = (): void => {
        for (;;)
          try {
            lent.push(store.lend())
          } catch {
            return
          }
      }
      lendAll()
      const answers = []
      for (let free = 0; free < 40; free++) {
        for (let at = 0; at < free; at++) store.giveBack(lent.pop() ?? 0)
        answers.push(yield* ask())
        lendAll()
      }
      const expected = answers.at(-1)
      assert.isTrue(Result.isResult(expected))
      const enough = answers.findIndex((answer) => !(answer instanceof SlotsFullError))
      assert.isAbove(enough, 0)
      for (const answer of answers.slice(enough)) assert.deepStrictEqual(answer, expected)
    }),
  )

  it.effect(
    "count nobody among the closest whom an earlier list has, in a ZIP Code that they take whole too",
    () =>
      Effect.gen(function* () {
        const dense = yield* DenseUniverse
        const definition = canonicalDefinition({
          ...emptyDefinition(10),
          areas: [
            { ...LIST, savedCount: "inTwo" },
            {
              kind: "closest",
              name: "",
              longitude: -75.7643735,
              latitude: 39.7919175,
              quantity: 46,
              excluded: false,
            },
          ],
          audience: {
            unit: "individuals",
            criteria: [
              { kind: "values", column: "GENDER", values: ["F"] },
              { kind: "values", column: "NETWORTH", values: ["1", "2", "5", "8"] },
              { kind: "ranges", column: "VEHICLES", ranges: [{ from: "1", to: "5" }] },
            ],
          },
          occupant: { targets: ["apartments", "homes"], routes: ["ruralRoutes"], contactNames: false },
        })
        const answer = yield* Effect.promise(() => dense.engine.overlap(dense.question(definition)))
        assert.deepStrictEqual(
          Result.map(answer, (counted) => buildOverlap(definition.areas.map(areaKey), counted)),
          overlap(dense.universe, definition, dense.suppressed),
        )
      }),
  )

  it.effect("refuse to overlap seven areas", () =>
    Effect.gen(function* () {
      const dense = yield* DenseUniverse
      const areas = Array.from({ length: 7 }, (_, at): Area => ({
        kind: "scf",
        scf: `02${at}`,
        excluded: false,
      }))
      const definition = canonicalDefinition({ ...emptyDefinition(10), areas })
      const refused = { _tag: "TooManyToOverlap", areas: 7, most: 6 } as const
      const answer = yield* Effect.promise(() => dense.engine.overlap(dense.question(definition)))
      assert.deepStrictEqual(Result.isFailure(answer) ? answer.failure : null, refused)
    }),
  )
})
