import { assert, layer } from "@effect/vitest"
import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { TestClock } from "effect/testing"
import { layerPglite } from "../../src/storage/PgliteStorage.ts"
import { layerVacuum } from "../../src/storage/vacuum.ts"

/** Connections live in real time, also where a test turns the clock of everything else. */
const realTime = Layer.succeed(Clock.Clock, Clock.Clock.defaultValue())

layer(layerVacuum.pipe(Layer.provideMerge(Layer.provide(layerPglite(), realTime))))(
  "The embedded database",
  (it) => {
    it.effect("is no larger for rows that are changed again and again", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* sql`CREATE TABLE notes (id integer, content text)`
        yield* sql`ALTER TABLE notes ALTER COLUMN content SET STORAGE EXTERNAL`
        yield* sql`INSERT INTO notes VALUES (1, '')`
        const size = Effect.map(sql`SELECT pg_total_relation_size('notes')::integer AS size`, ([row]) =>
          Number(row?.["size"]),
        )
        const change = Effect.gen(function* () {
          for (let at = 0; at < 100; at++)
            yield* sql`UPDATE notes SET content = repeat(${String(at % 10)}, 20000) WHERE id = 1`
          // What it goes by is written once a second.
          yield* sql`SELECT pg_stat_force_next_flush()`
          yield* TestClock.adjust("1 minute")
          // It has the single connection: whoever comes next comes after it.
          return yield* size
        })
        const first = yield* change
        for (let round = 0; round < 4; round++) assert.isAtMost(yield* change, 2 * first)
        assert.isAbove(first, 100 * 20_000)
      }),
    )
  },
)
