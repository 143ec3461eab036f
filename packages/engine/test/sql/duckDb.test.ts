import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { agreeOnCounts } from "./agreement.ts"
import { DenseDuckDb } from "./denseDuckDb.ts"
import { duckDbGround } from "./duckDbGround.ts"

/** Other tests may want the processors too. */
const PATIENCE = 300_000

layer(DenseDuckDb.layer, { timeout: "300 seconds", excludeTestServices: true })("DuckDB", (it) => {
  it.effect(
    "answers questions that are asked at once as the evaluator does",
    () =>
      Effect.gen(function* () {
        const { definitions, sides } = yield* duckDbGround
        const some = fc.sample(definitions, { numRuns: 12, seed: 3 })
        yield* Effect.promise(() => Promise.all(some.map((definition) => agreeOnCounts(sides, definition))))
      }),
    PATIENCE,
  )

  it.effect(
    "ends a question that nobody waits for, and answers the next",
    () =>
      Effect.gen(function* () {
        const { sides } = yield* duckDbGround
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
