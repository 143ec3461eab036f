import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { layer } from "@effect/vitest"
import { Effect, Exit, Fiber } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { expect } from "vitest"
import { databases } from "./databases.ts"

/** Bytes of values in use, without what can be collected. Buffers are left out: they are freed some time later. */
const bytesInUse = (): number => {
  setFlagsFromString("--expose-gc")
  const collect: () => void = runInNewContext("gc")
  collect()
  return process.memoryUsage().heapUsed
}

for (const database of databases()) {
  layer(database.layer, { excludeTestServices: true, timeout: "60 seconds" })(
    `SQL on ${database.name}`,
    (it) => {
      it.effect("keeps what a transaction wrote, and forgets what a failed one wrote", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          yield* sql`CREATE TABLE notes (id integer PRIMARY KEY, text text NOT NULL)`
          yield* sql.withTransaction(sql`INSERT INTO notes ${sql.insert({ id: 1, text: "kept" })}`)
          const failed = yield* Effect.exit(
            sql.withTransaction(
              Effect.andThen(
                sql`INSERT INTO notes ${sql.insert({ id: 2, text: "lost" })}`,
                Effect.fail("no"),
              ),
            ),
          )
          expect(Exit.isFailure(failed)).toBe(true)
          expect(yield* sql`SELECT * FROM notes`).toEqual([{ id: 1, text: "kept" }])
        }),
      )

      it.effect("answers an error of a statement and continues", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const error = yield* Effect.flip(sql`SELECT * FROM nothing_of_that_name`)
          expect(error._tag).toBe("SqlError")
          expect(yield* sql`SELECT 1 AS one`).toEqual([{ one: 1 }])
        }),
      )

      it.effect("keeps nothing of the rows that were read", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const read = sql`SELECT repeat('x', 90) || n AS text FROM generate_series(1, 20000) AS n`
          yield* read
          const before = bytesInUse()
          for (let round = 0; round < 10; round++) expect((yield* read).length).toBe(20_000)
          // Kept, these rows are more than 50 MB; the rest is what else a process takes meanwhile.
          expect(bytesInUse() - before).toBeLessThan(20_000_000)
        }),
      )

      it.effect("continues after interrupted statements, with the same prepared statements", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const slow = (n: number) =>
            sql`SELECT count(*)::integer AS n FROM generate_series(1, ${n}::integer) AS a`
          for (let round = 0; round < 5; round++) {
            const fiber = yield* Effect.forkChild(
              Effect.all([slow(300_000), slow(300_000), slow(300_000)], { concurrency: 3 }),
            )
            yield* Effect.sleep("5 millis")
            yield* Fiber.interrupt(fiber)
            expect(yield* slow(10)).toEqual([{ n: 10 }])
          }
        }),
      )

      it.effect("takes back a transaction that was interrupted", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          yield* sql`CREATE TABLE marks (id integer PRIMARY KEY)`
          const fiber = yield* Effect.forkChild(
            sql.withTransaction(
              Effect.andThen(sql`INSERT INTO marks VALUES (1)`, Effect.sleep("10 seconds")),
            ),
          )
          yield* Effect.sleep("200 millis")
          yield* Fiber.interrupt(fiber)
          expect(yield* sql`SELECT * FROM marks`).toEqual([])
        }),
      )
    },
  )
}
