import { Effect, Layer, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** The interval between checks, the same as PostgreSQL's (autovacuum_naptime). */
const LOOK_EVERY = Schedule.spaced("1 minute")

const decode = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ name: Schema.String })))

const clean = Effect.gen(function* () {
  const sql = yield* SqlClient
  // PostgreSQL's own thresholds: 50 rows and a fifth of the table changed, or 1,000 and a fifth added.
  const tables = decode(
    yield* sql`SELECT relname AS name FROM pg_stat_user_tables
      WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup ORDER BY relname`,
  )
  // One statement a table, so that others get their turn in between.
  for (const { name } of tables) yield* sql`VACUUM (ANALYZE) ${sql(name)}`
}).pipe(Effect.withSpan("vacuum"))

/**
 * Reclaims the space of changed rows in the embedded database, like a server's autovacuum. The embedded database has no
 * background process, so every saved draft edit would make it permanently larger.
 */
export const layerVacuum = Layer.effectDiscard(
  clean.pipe(
    Effect.catchCause((cause) => Effect.logError("the embedded database cannot be cleaned", cause)),
    Effect.schedule(LOOK_EVERY),
    Effect.forkScoped,
  ),
)
