import { canonicalDefinition, emptyDefinition } from "@listwright/domain/definition"
import { assert, layer } from "@effect/vitest"
import { Effect, Result } from "effect"
import fc from "fast-check"
import { anyDefinition } from "../conformance/anyDefinition.ts"
import { DenseUniverse, DISTRICTS, METRO_AREAS, SAVED_COUNTS } from "../conformance/denseUniverse.ts"
import { agreeOnCounts, agreeOnDetails, agreeOnReports, agreeOnSteps, type Sides } from "./agreement.ts"
import { agreeOnFillRates } from "./agreeOnFillRates.ts"
import { DenseDuckDb } from "./denseDuckDb.ts"

const ground = Effect.gen(function* () {
  const dense = yield* DenseUniverse
  const sides: Sides = { sql: yield* DenseDuckDb, universe: dense.universe, suppressed: dense.suppressed }
  const definitions = anyDefinition({
    records: dense.records,
    columns: dense.columns,
    metroAreas: METRO_AREAS,
    districts: DISTRICTS,
    savedCounts: SAVED_COUNTS,
    locationFiles: dense.universe.locationFiles,
  })
  return { dense, sides, definitions }
})

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
        const { definitions, dense, sides } = yield* ground
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
        const { definitions, sides } = yield* ground
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
        const { definitions, sides } = yield* ground
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
        const { definitions, dense, sides } = yield* ground
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

  it.effect(
    "answers questions that are asked at once",
    () =>
      Effect.gen(function* () {
        const { definitions, sides } = yield* ground
        const some = fc.sample(definitions, { numRuns: 12, seed: 3 })
        yield* Effect.promise(() => Promise.all(some.map((definition) => agreeOnCounts(sides, definition))))
      }),
    PATIENCE,
  )

  it.effect(
    "ends a question that nobody waits for, and answers the next",
    () =>
      Effect.gen(function* () {
        const { sides } = yield* ground
        const abandoned = new AbortController()
        const slow =
          "SELECT count(*) FROM people AS a, people AS b, people AS c WHERE hash(a.ROW_ID, b.ROW_ID, c.ROW_ID) = 1"
        const ended = sides.sql.withSession((session) => {
          setTimeout(() => abandoned.abort(), 50)
          return session.rows(slow)
        }, abandoned.signal)
        yield* Effect.promise(() =>
          ended.then(
            () => assert.fail("it ran to its end"),
            (cause) => assert.match(String(cause), /interrupt/i),
          ),
        )
        assert.deepStrictEqual(
          yield* Effect.promise(() =>
            sides.sql.withSession((session) => session.rows("SELECT count(*) FROM people")),
          ),
          [[8_000]],
        )
      }),
    PATIENCE,
  )
})
