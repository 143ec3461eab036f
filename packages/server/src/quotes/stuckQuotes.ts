import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { MOST_STUCK, STUCK_AFTER_MS, waitingJob } from "../orders/StuckJobs.ts"

const Unmailed = Schema.Struct({ code: Schema.String, since: Schema.Date })
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Unmailed))

const ADVICE =
  "The mail of a quote cannot be sent. It is retried every second, and the server's log says why: fix the cause, and it is sent."

/** Quotes whose mail has not gone out for so long that it will not without help. */
export const stuckQuotes = Effect.gen(function* () {
  const sql = yield* SqlClient
  const before = new Date((yield* Clock.currentTimeMillis) - STUCK_AFTER_MS)
  const rows = decodeRows(
    yield* sql`SELECT code, sent_at AS since FROM sent_quotes
      WHERE mailed_at IS NULL AND sent_at < ${before} ORDER BY sent_at LIMIT ${MOST_STUCK}`,
  )
  return rows.map(({ code, since }) =>
    waitingJob({ what: `Quote ${code}`, orderCode: null, kind: "quote", since, advice: ADVICE }),
  )
}).pipe(Effect.orDie, Effect.withSpan("stuckQuotes"))
