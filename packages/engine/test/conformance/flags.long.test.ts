import { evaluate, waterfall } from "@listwright/domain/counting"
import {
  type Area,
  type CanonicalDefinition,
  canonicalDefinition,
  type Criterion,
  emptyDefinition,
  type ListDefinition,
} from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { vi } from "vitest"
import { criterion } from "../definitions.ts"
import { agreeOnCounts, agreeOnDetails, agreeOnSteps, type Sides } from "../sql/agreement.ts"
import { DenseDuckDb } from "../sql/denseDuckDb.ts"
import { agreeOnAreas } from "./agreeOnAreas.ts"
import { anyFlags } from "./anyDefinition.ts"
import { type Dense, DenseUniverse } from "./denseUniverse.ts"

vi.setConfig({ testTimeout: 240_000 })

const nation: Area = { kind: "nation", excluded: false }

const asked = (criteria: ReadonlyArray<Criterion>, more: Partial<ListDefinition> = {}): CanonicalDefinition =>
  canonicalDefinition({
    ...emptyDefinition(10),
    areas: [nation],
    audience: { unit: "individuals", criteria },
    ...more,
  })

const ground = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const sides: Sides = { ...dense, sql: yield* DenseDuckDb }
  return { dense, sides }
})

/** Any or all of flags, alone and beside propensities and what else there is for consumers only. */
const definitions = ({ columns }: Dense): fc.Arbitrary<CanonicalDefinition> => {
  const flags = anyFlags(columns)
  if (flags === null) throw new Error("there are no flags")
  const later = columns.filter(
    ({ column: { column } }) =>
      column.startsWith("LIKELY_") || /^(VEHICLE|CREDIT|NEW|EMAIL|MOBILE)/.test(column),
  )
  return fc
    .tuple(
      fc.array(flags, { minLength: 1, maxLength: 3 }),
      fc.array(fc.constantFrom(...later).chain(criterion), { maxLength: 1 }),
    )
    .map(([some, others]) => asked([...some, ...others]))
}

const totalOf = ({ universe, suppressed }: Dense, definition: CanonicalDefinition): number =>
  Result.getOrThrow(evaluate(universe, definition, suppressed)).details.total

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })(
  "Flags of consumers",
  (it) => {
    it.effect("are counted and explained by bit slices and in SQL as the evaluator does it", () =>
      Effect.gen(function* () {
        const { dense, sides } = yield* ground
        const seen = { any: 0, records: 0, refused: 0 }
        const property = fc.asyncProperty(definitions(dense), async (definition) => {
          const expected = await agreeOnAreas(dense, definition)
          await agreeOnCounts(sides, definition)
          await agreeOnSteps(sides, definition)
          assert.deepStrictEqual(
            await dense.engine.waterfall(dense.question(definition)),
            waterfall(dense.universe, definition, dense.suppressed),
          )
          if (definition.audience.criteria.some(({ kind }) => kind === "flags")) seen.any++
          if (Result.isFailure(expected)) seen.refused++
          else seen.records += expected.success.details.total
        })
        yield* Effect.promise(() => Promise.resolve(fc.assert(property, { numRuns: 30 })))
        assert.isAbove(seen.any, 10)
        assert.isAbove(seen.refused, 0)
        assert.isAbove(seen.records, 2_000)
      }),
    )

    it.effect("bring those of each where any is asked for, and fewer where all are", () =>
      Effect.gen(function* () {
        const { dense } = yield* ground
        const total = (...criteria: ReadonlyArray<Criterion>) => totalOf(dense, asked(criteria))
        const flags = (match: "any" | "all"): Criterion => ({
          kind: "flags",
          match,
          columns: ["BOATING", "TENNIS"],
        })
        const one = (column: string): Criterion => ({ kind: "values", column, values: ["Y"] })
        const [any, all] = [total(flags("any")), total(flags("all"))]
        assert.strictEqual(any + all, total(one("BOATING")) + total(one("TENNIS")))
        assert.strictEqual(all, total(one("BOATING"), one("TENNIS")))
        assert.isAbove(all, 0)
        assert.isAbove(any, all)
      }),
    )

    it.effect("say whom email reaches: how many of a list, and only them where the list asks for them", () =>
      Effect.gen(function* () {
        const { dense, sides } = yield* ground
        const own = { emailOption: "onlyEmail", listType: 260 } as const
        const everybody = asked([])
        const [reached, all] = [asked([], own), totalOf(dense, everybody)]
        const total = totalOf(dense, reached)
        assert.isAbove(total, all / 3)
        assert.isBelow(total, all)
        for (const definition of [
          reached,
          everybody,
          asked([], { audience: { unit: "allHouseholds", criteria: [] } }),
        ]) {
          yield* Effect.promise(() => agreeOnAreas(dense, definition))
          yield* Effect.promise(() => agreeOnCounts(sides, definition))
          yield* Effect.promise(() => agreeOnDetails(sides, definition))
          const details = yield* Effect.promise(() => dense.engine.details(dense.question(definition)))
          const expected = Result.map(
            evaluate(dense.universe, definition, dense.suppressed),
            (evaluation) => evaluation.details,
          )
          assert.deepStrictEqual(details, expected)
        }
      }),
    )
  },
)
