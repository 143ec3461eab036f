import { assert, layer } from "@effect/vitest"
import { evaluate } from "@listwright/domain/counting"
import { type Area, canonicalDefinition, compareTexts, emptyDefinition } from "@listwright/domain/definition"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { vi } from "vitest"
import { anyCombination, severalOf } from "./anyCombination.ts"
import { DenseUniverse } from "./denseUniverse.ts"

vi.setConfig({ testTimeout: 240_000 })

const OVERLAPPING = ["aroundProvidence", "both", "inTwo", "phones", "rhodeIsland", "wilmington"]

const combination = anyCombination(severalOf(OVERLAPPING), fc.boolean())

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
          keys.filter((__, index) => chosen.areas[index] === at).toSorted(compareTexts),
        )
        assert.deepStrictEqual(
          byArea,
          expected.selected.map(({ records }) =>
            records.map(({ personKey }) => String(personKey)).toSorted(compareTexts),
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
      const lists = OVERLAPPING.map((savedCount): Area => ({
        kind: "savedCount",
        savedCount,
        excluded: false,
      }))
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
