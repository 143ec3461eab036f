import { Clock, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { MAX_STUCK_JOBS, STUCK_AFTER_MS, type StuckJob, waitingJob } from "../orders/StuckJobs.ts"

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ name: Schema.String, since: Schema.Date })),
)

/** The table of rows to be emailed, and the descriptions of stuck rows shown to an operator. */
interface StuckRows {
  readonly table: string
  /** The column with the row's display name. */
  readonly name: string
  /** The column with the time at which the email became due. */
  readonly since: string
  readonly kind: StuckJob["kind"]
  readonly what: (name: string) => string
  /** The description of the email, such as 'The mail of a quote'. */
  readonly mail: string
}

/** Returns rows whose email has been due for so long that it won't be sent without intervention. */
export const listStuckRows = Effect.fn("listStuckRows")(function* ({
  kind,
  mail,
  name,
  since,
  table,
  what,
}: StuckRows) {
  const sql = yield* SqlClient
  const before = new Date((yield* Clock.currentTimeMillis) - STUCK_AFTER_MS)
  const [named, due] = [sql.literal(name), sql.literal(since)]
  const rows = decodeRows(
    yield* sql`SELECT ${named} AS name, ${due} AS since FROM ${sql.literal(table)}
      WHERE mailed_at IS NULL AND ${due} < ${before} ORDER BY ${due} LIMIT ${MAX_STUCK_JOBS}`,
  )
  const advice = `${mail} can't be sent. See the server's log for the reason. The email is retried every minute and will be sent once you fix the cause.`
  return rows.map((row) =>
    waitingJob({ what: what(row.name), orderCode: null, kind, since: row.since, advice }),
  )
}, Effect.orDie)
