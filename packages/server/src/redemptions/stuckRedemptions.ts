import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { MOST_STUCK, STUCK_AFTER_MS, waitingJob } from "../orders/StuckJobs.ts"

const Unmailed = Schema.Struct({ code: Schema.String, since: Schema.Date })
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Unmailed))

const ADVICE =
  "The mails of a redemption cannot be sent. They are retried every second, and the server's log says why: fix the cause, and they are sent."

/** Redemptions whose mails have not gone out for so long that they will not without help. */
export const stuckRedemptions = Effect.gen(function* () {
  const sql = yield* SqlClient
  const before = new Date((yield* Clock.currentTimeMillis) - STUCK_AFTER_MS)
  const rows = decodeRows(
    yield* sql`SELECT code, redeemed_at AS since FROM reward_orders
      WHERE mailed_at IS NULL AND redeemed_at < ${before} ORDER BY redeemed_at LIMIT ${MOST_STUCK}`,
  )
  return rows.map(({ code, since }) =>
    waitingJob({ what: `Redemption ${code}`, orderCode: null, kind: "redemption", since, advice: ADVICE }),
  )
}).pipe(Effect.orDie, Effect.withSpan("stuckRedemptions"))
