import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { firstLine, MAX_STUCK_JOBS, type StuckJob } from "../orders/StuckJobs.ts"
import { REPORT_QUEUE, ReportJob } from "./ReportJobs.ts"

/** The number of days that abandoned reports are listed. */
const TOLD_DAYS = 7
const DAY_MS = 86_400_000

const Failing = Schema.Struct({
  job: Schema.fromJsonString(Schema.Struct({ name: ReportJob.fields.name })),
  since: Schema.Date,
  attempts: Schema.Int,
  reason: Schema.String,
  isGivenUp: Schema.Boolean,
})
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Failing))

const adviceOf = ({ isGivenUp }: typeof Failing.Type): string =>
  isGivenUp
    ? "The server gave up on this report. Fix the cause, then have the user request it again."
    : "The report can't be created or emailed. It's retried at least every minute for a day and will be sent once you fix the cause."

/** Two-dimensional reports that are failing and being retried, and those abandoned recently. */
export const listStuckReports = Effect.gen(function* () {
  const sql = yield* SqlClient
  const after = new Date((yield* Clock.currentTimeMillis) - TOLD_DAYS * DAY_MS)
  const rows = decodeRows(
    yield* sql`SELECT element AS job, created_at::timestamptz AS since, attempts, last_failure AS reason,
        state = 'failed' AS "isGivenUp"
      FROM report_jobs WHERE queue_name = ${REPORT_QUEUE} AND last_failure IS NOT NULL
        AND (state = 'pending' OR (state = 'failed' AND updated_at::timestamptz > ${after}))
      ORDER BY created_at LIMIT ${MAX_STUCK_JOBS}`,
  )
  return rows.map((row): StuckJob => ({
    what: `Report ${row.job.name}`,
    orderCode: null,
    kind: "report",
    since: row.since.toISOString(),
    attempts: row.attempts,
    reason: firstLine(row.reason),
    advice: adviceOf(row),
  }))
}).pipe(Effect.orDie, Effect.withSpan("listStuckReports"))
