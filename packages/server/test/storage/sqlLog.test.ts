import { Effect, Tracer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { expect, test } from "vitest"
import { layerPglite } from "../../src/storage/PgliteStorage.ts"
import { sqlLog } from "../../src/storage/sqlLog.ts"

test("each statement is written on one line with its time, without its values", async () => {
  const lines: Array<string> = []
  await Effect.runPromise(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* sql`CREATE TABLE guests (
        name text
      )`
      yield* sql`INSERT INTO guests VALUES (${"Ann Secret"})`
      yield* Effect.ignore(sql`SELECT * FROM nowhere`)
      yield* Effect.withSpan(Effect.void, "not SQL")
    }).pipe(
      Effect.provide(layerPglite()),
      Effect.provideService(
        Tracer.Tracer,
        sqlLog((line) => lines.push(line)),
      ),
    ),
  )
  const own = lines.filter((line) => /guests|nowhere|not SQL/.test(line))
  expect(own).toEqual([
    expect.stringMatching(/^sql \d+\.\d ms {2}CREATE TABLE guests \( name text \)\n$/),
    expect.stringMatching(/^sql \d+\.\d ms {2}INSERT INTO guests VALUES \(\$1\)\n$/),
    expect.stringMatching(/^sql \d+\.\d ms failed {2}SELECT \* FROM nowhere\n$/),
  ])
})
