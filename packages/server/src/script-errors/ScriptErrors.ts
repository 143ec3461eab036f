import { createHash } from "node:crypto"
import type { ScriptError } from "@listwright/domain/shared"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/**
 * The maximum number of different errors stored; the error that has gone the longest without occurring is dropped
 * first.
 */
export const MAX_STORED_ERRORS = 500

/** A stored error, with one entry regardless of how often it occurs. */
export interface StoredScriptError extends ScriptError {
  /** The browser of the latest occurrence: 'Chrome on Windows'. */
  readonly browser: string
  readonly times: number
  readonly firstAt: Date
  readonly lastAt: Date
}

/** Unhandled errors from the screens, without users' identities. */
export class ScriptErrors extends Context.Service<
  ScriptErrors,
  {
    /** Stores an error. A repeated message only increases its count, so repeated reports use no additional space. */
    readonly keep: (error: ScriptError, browser: string) => Effect.Effect<void>
    /** Returns all errors, most recent first. */
    readonly all: Effect.Effect<ReadonlyArray<StoredScriptError>>
    /** Deletes all errors; returns the number deleted. */
    readonly forget: Effect.Effect<number>
  }
>()("@listwright/server/script-errors/ScriptErrors") {}

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      message: Schema.String,
      page: Schema.String,
      stack: Schema.String,
      browser: Schema.String,
      times: Schema.Int,
      firstAt: Schema.Date,
      lastAt: Schema.Date,
    }),
  ),
)

/** Returns a hash that identifies an error by its message and stack, regardless of the page. */
const fingerprintOf = ({ message, stack }: ScriptError): string =>
  createHash("sha256")
    .update(JSON.stringify([message, stack]))
    .digest("hex")

export const layerScriptErrorsSql = Layer.effect(
  ScriptErrors,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    return ScriptErrors.of({
      keep: Effect.fn("ScriptErrors.keep")(
        function* (error, browser) {
          const now = new Date(yield* Clock.currentTimeMillis)
          const row = {
            fingerprint: fingerprintOf(error),
            ...error,
            browser,
            times: 1,
            first_at: now,
            last_at: now,
          }
          yield* sql`INSERT INTO script_errors ${sql.insert(row)}
            ON CONFLICT (fingerprint) DO UPDATE SET times = script_errors.times + 1, page = EXCLUDED.page,
              browser = EXCLUDED.browser, last_at = EXCLUDED.last_at`
          yield* sql`DELETE FROM script_errors WHERE fingerprint IN
            (SELECT fingerprint FROM script_errors ORDER BY last_at DESC, fingerprint OFFSET ${MAX_STORED_ERRORS})`
        },
        sql.withTransaction,
        Effect.orDie,
      ),
      all: Effect.map(
        Effect.orDie(sql`SELECT message, page, stack, browser, times, first_at AS "firstAt", last_at AS "lastAt"
          FROM script_errors ORDER BY last_at DESC, fingerprint`),
        decode,
      ),
      forget: Effect.map(
        Effect.orDie(sql`DELETE FROM script_errors RETURNING fingerprint`),
        (rows) => rows.length,
      ),
    })
  }),
)
