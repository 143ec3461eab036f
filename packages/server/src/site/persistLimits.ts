import { Array as Arr, Clock, Effect, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { RollingLimits } from "./RollingLimits.ts"

/** The interval between writes; a crash loses the counts since the last write. */
const EVERY = "10 seconds"
const DAY_MS = 24 * 3_600_000

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ key: Schema.String, taken: Schema.fromJsonString(Schema.Array(Schema.Number)) }),
  ),
)

/**
 * Stores the counts of hourly or daily limits in the database, under a name, so that a restart doesn't reset them. The
 * counts are written only every ten seconds and when the server stops, so counting doesn't cost a query.
 */
export const persistLimits = Effect.fn("persistLimits")(function* (name: string, limits: RollingLimits) {
  const sql = yield* SqlClient
  const started = yield* Clock.currentTimeMillis
  yield* sql`DELETE FROM kept_limits WHERE changed_at < ${new Date(started - DAY_MS)}`
  const rows = yield* sql`SELECT key, taken FROM kept_limits WHERE name = ${name}`
  for (const { key, taken } of decodeRows(rows)) limits.restore(key, taken)

  const save = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const changed_at = new Date(now)
    const changed: ReadonlyArray<Record<string, unknown>> = limits
      .changes(now)
      .map(({ key, times }) => ({ name, key, taken: JSON.stringify(times), changed_at }))
    if (!Arr.isReadonlyArrayNonEmpty(changed)) return
    yield* sql`INSERT INTO kept_limits ${sql.insert(changed)}
      ON CONFLICT (name, key) DO UPDATE SET taken = excluded.taken, changed_at = excluded.changed_at`
  }).pipe(Effect.catchCause((cause) => Effect.logWarning(`the limits '${name}' cannot be kept`, cause)))

  yield* Effect.addFinalizer(() => save)
  yield* Effect.forkScoped(Effect.repeat(Effect.delay(save, EVERY), Schedule.forever))
}, Effect.orDie)
