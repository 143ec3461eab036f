import { Clock, Effect, Option, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { firstLine, MAX_STUCK_JOBS, STUCK_AFTER_MS, type StuckJob } from "../orders/StuckJobs.ts"
import { MailNotSent } from "./MailNotSent.ts"

const Waiting = Schema.Struct({
  id: Schema.String,
  recipient: Schema.String,
  isDead: Schema.Boolean,
  since: Schema.Date,
  attempts: Schema.Int,
  why: Schema.NullOr(MailNotSent.fields.why),
  reason: Schema.NullOr(Schema.String),
})
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Waiting))

const NOT_TRIED =
  'The email has not been tried yet, because site.json has no "smtp". Set it and restart, or drop the email.'

const adviceOf = ({ id, isDead, reason, why }: typeof Waiting.Type): string => {
  const { advice } = Option.match(Option.fromNullishOr(why), {
    onNone: () => ({ advice: NOT_TRIED }),
    onSome: (known) => new MailNotSent({ why: known, reason: reason ?? "" }),
  })
  const end = isDead
    ? `The server gave up on this email. Run: listwright mail retry ${id}, or listwright mail drop ${id}`
    : `The email is retried automatically. To retry it now, run: listwright mail retry ${id}`
  return `${advice} ${end}`
}

/** Abandoned emails, and emails that have been failing or waiting for more than a minute. */
export const listStuckEmails = Effect.gen(function* () {
  const sql = yield* SqlClient
  const before = new Date((yield* Clock.currentTimeMillis) - STUCK_AFTER_MS)
  const rows = decodeRows(
    yield* sql`SELECT id, recipient, state = 'dead' AS "isDead", handed_over_at AS since, attempts, why,
        last_failure AS reason
      FROM outgoing_mails WHERE message IS NOT NULL
        AND (state = 'dead' OR last_failure IS NOT NULL OR handed_over_at < ${before})
      ORDER BY handed_over_at LIMIT ${MAX_STUCK_JOBS}`,
  )
  return rows.map((row): StuckJob => ({
    what: `Mail ${row.id}`,
    orderCode: null,
    kind: "mail",
    since: row.since.toISOString(),
    attempts: row.attempts,
    reason: `to ${row.recipient}${row.reason === null ? "" : `: ${firstLine(row.reason)}`}`,
    advice: adviceOf(row),
  }))
}).pipe(Effect.orDie, Effect.withSpan("stuckMails"))
