import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { agreeOnCounts, agreeOnDetails, agreeOnReports, agreeOnSteps } from "./agreement.ts"
import { agreeOnFillRates } from "./agreeOnFillRates.ts"
import { DenseDuckDb } from "./denseDuckDb.ts"
import { duckDbGround } from "./duckDbGround.ts"

/** Other tests may want the processors too. */
const PATIENCE = 300_000

const check = <A>(
  property: fc.IAsyncProperty<[A]> | fc.IAsyncProperty<unknown>,
  numRuns: number,
  examples: ReadonlyArray<A> = [],
) =>
  Effect.promise(() =>
    Promise.resolve(fc.assert(property, { numRuns, examples: examples.map((example) => [example]) })),
  )

/** Rarely drawn: what is refused because of a name that exists nowhere, or of saved counts that open one another. */
const REFUSED = (
  [
    { kind: "metroArea", metroArea: "99999" },
    { kind: "congressionalDistrict", district: "9999" },
    { kind: "savedCount", savedCount: "itself" },
  ] as const
).map((area) => canonicalDefinition({ ...emptyDefinition(10), areas: [{ ...area, excluded: false }] }))

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })("DuckDB", (it) => {
  it.effect(
    "counts what the evaluator and the bit slices count, area by area, for 300 definitions",
    () =>
      Effect.gen(function* () {
        const { definitions, dense, sides } = yield* duckDbGround
        const seen = { records: 0, kinds: new Set<string>(), refusals: new Set<string>() }
        const property = fc.asyncProperty(definitions, async (definition) => {
          const expected = await agreeOnCounts(sides, definition)
          const sliced = await dense.engine.count(dense.question(definition))
          if (Result.isFailure(expected)) {
            assert.isTrue(Result.isFailure(sliced))
            if (Result.isFailure(sliced)) assert.deepStrictEqual(sliced.failure, expected.failure)
            seen.refusals.add(expected.failure._tag)
            return
          }
          assert.deepStrictEqual(
            Result.getOrThrow(sliced).map(({ records }) => records),
            expected.success.details.areas.map(({ available }) => available),
          )
          seen.records += expected.success.details.total
          for (const { kind } of definition.areas) seen.kinds.add(kind)
        })
        yield* check(property, 300, REFUSED)
        assert.isAbove(seen.records, 30_000, "the definitions select people")
        assert.strictEqual(seen.kinds.size, 16, [...seen.kinds].join(" "))
        assert.includeMembers(
          [...seen.refusals],
          ["MetroAreaUnknown", "DistrictUnknown", "SavedCountsCircular"],
        )
      }),
    PATIENCE,
  )

  it.effect(
    "explains a count and its suppressions step by step as the evaluator does",
    () =>
      Effect.gen(function* () {
        const { definitions, sides } = yield* duckDbGround
        const steps = new Set<string>()
        const property = fc.asyncProperty(definitions, async (definition) => {
          for (const step of await agreeOnSteps(sides, definition)) steps.add(step)
        })
        yield* check(property, 120)
        assert.includeMembers(
          [...steps],
          ["criterion", "geography", "household", "nearest", "occupant", "phone", "refused", "suppression"],
        )
      }),
    PATIENCE,
  )

  it.effect(
    "knows every area down to its detail rows, as the evaluator does",
    () =>
      Effect.gen(function* () {
        const { definitions, sides } = yield* duckDbGround
        let details = 0
        // Sources whose areas show ZIP Codes of a radius, carrier routes of ZIP Codes, and carrier routes of everything.
        const property = fc.asyncProperty(definitions, fc.constantFrom(10, 130, 50), async (drawn, of) => {
          const savedCounts = of === 10 ? drawn.suppressions.savedCounts : ({ mode: "off" } as const)
          const suppressions = { ...drawn.suppressions, savedCounts }
          details += await agreeOnDetails(
            sides,
            canonicalDefinition({ ...drawn, listType: of, suppressions }),
          )
        })
        yield* check(property, 80)
        assert.isAbove(details, 100)
      }),
    PATIENCE,
  )

  it.effect(
    "spreads the selected over any column and any two, and knows how full each is, as the evaluator does",
    () =>
      Effect.gen(function* () {
        const { definitions, dense, sides } = yield* duckDbGround
        const column = fc.constantFrom(...dense.columns)
        let rows = 0
        const property = fc.asyncProperty(definitions, column, column, async (definition, one, other) => {
          rows += await agreeOnReports(sides, definition, one, other)
          await agreeOnFillRates(sides, definition)
        })
        yield* check(property, 120)
        assert.isAbove(rows, 200)
      }),
    PATIENCE,
  )
})
