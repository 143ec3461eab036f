import { Clock, DateTime, Effect, Layer, Schedule, Schema } from "effect"
import * as PersistedQueue from "effect/persistence/PersistedQueue"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { MailNotSent } from "./MailNotSent.ts"
import { OutgoingMails, type QueueBound, type WhichMails } from "./OutgoingMails.ts"

export interface QueueSettings {
  readonly bound: QueueBound
  /** When a mail is tried again after its first failure, its second, and so on. */
  readonly retries: Schedule.Schedule<unknown, number>
  /** Given up after so many failures. */
  readonly attempts: number
}

/** From 5 seconds to 15 minutes between two attempts, for two days: longer than most mail servers are away. */
export const QUEUE_SETTINGS: QueueSettings = {
  bound: { mails: 10_000, bytes: 1_000_000_000 },
  retries: Schedule.min([Schedule.exponential("5 seconds"), Schedule.spaced("15 minutes")]),
  attempts: 200,
}

/** Ids of mails that were sent or dropped are kept for so long; nothing is handed over again that late. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
/** The queue never gives a mail up: that is for the table to know. */
const NEVER = 1_000_000

/** Which mail, and which of its turns: each retry by the operator is a new one. */
const Job = Schema.Struct({ id: Schema.String, turn: Schema.Int })

const Row = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  message: Schema.String,
  attempts: Schema.Int,
})
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Row))
const decodeJobs = Schema.decodeUnknownSync(Schema.Array(Job))
const decodeKept = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ mails: Schema.Int, bytes: Schema.Number })),
)

// Built anew: a layer of the library is made once, and one queue would get the table and the locks of another.
const layerQueue = Layer.fresh(
  Layer.merge(PersistedQueue.layer, PersistedQueue.layerCleanup({ timeToLive: `${KEPT_DAYS} days` })),
).pipe(
  Layer.provide(
    PersistedQueue.layerStoreSql({
      tableName: "mail_jobs",
      pollInterval: "500 millis",
      lockExpiration: "15 seconds",
      lockRefreshInterval: "5 seconds",
    }),
  ),
)

/** Mails on their way, in SQL: the table holds what is to be sent, a queue when. */
export const layerOutgoingMailsSql = ({
  attempts: mostAttempts,
  bound,
  retries,
}: QueueSettings = QUEUE_SETTINGS): Layer.Layer<OutgoingMails, SqlError, SqlClient> =>
  Layer.effect(
    OutgoingMails,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const queue = yield* PersistedQueue.make({
        name: "mails",
        schema: Job,
        maxAttempts: NEVER,
        retrySchedule: retries,
      })
      const offer = (job: typeof Job.Type) => queue.offer(job, { id: `${job.id}#${job.turn}` })

      const failed = Effect.fnUntraced(function* (
        job: typeof Job.Type,
        before: number,
        failure: MailNotSent,
      ) {
        const now = yield* DateTime.nowAsDate
        const attempts = before + 1
        const isDead = failure.isFinal || attempts >= mostAttempts
        yield* sql`UPDATE outgoing_mails SET attempts = ${attempts}, why = ${failure.why},
            last_failure = ${failure.reason}, state = ${isDead ? "dead" : "waiting"}, changed_at = ${now}
          WHERE id = ${job.id} AND turn = ${job.turn} AND state = 'waiting'`
        if (isDead) return yield* Effect.logError(`the mail ${job.id} is given up: ${failure.reason}`)
        // The queue gives it out again.
        return yield* failure
      })

      const sent = Effect.fnUntraced(function* ({ id }: typeof Job.Type) {
        const now = yield* DateTime.nowAsDate
        yield* sql`UPDATE outgoing_mails SET state = 'sent', message = NULL, changed_at = ${now}
          WHERE id = ${id} AND state = 'waiting'`
      })

      const named = (which: WhichMails, ifAll: ReadonlyArray<string>) => {
        if (which === "all") return sql.in("state", ifAll)
        return which.length === 0
          ? sql.literal("false")
          : sql.and([sql.in("id", which), sql.in("state", ["dead", "waiting"])])
      }

      const forget = Effect.gen(function* () {
        const before = new Date((yield* Clock.currentTimeMillis) - KEPT_DAYS * DAY_MS)
        yield* sql`DELETE FROM outgoing_mails WHERE message IS NULL AND changed_at < ${before}`
      })
      yield* forget.pipe(
        Effect.catchCause((cause) => Effect.logWarning("old mails cannot be forgotten", cause)),
        Effect.repeat(Schedule.spaced("6 hours")),
        Effect.forkScoped,
      )

      return {
        isKnown: (id) =>
          sql`SELECT id FROM outgoing_mails WHERE id = ${id}`.pipe(
            Effect.map(({ length }) => length > 0),
            Effect.orDie,
          ),
        isFull: sql`SELECT count(*)::integer AS mails, COALESCE(sum(size), 0)::float8 AS bytes
          FROM outgoing_mails WHERE message IS NOT NULL`.pipe(
          Effect.map((rows) =>
            decodeKept(rows).some(({ bytes, mails }) => mails >= bound.mails || bytes >= bound.bytes),
          ),
          Effect.orDie,
        ),
        add: Effect.fn("OutgoingMails.add")(
          function* ({ from, id, message, to }) {
            const now = yield* DateTime.nowAsDate
            const rows = yield* sql`INSERT INTO outgoing_mails ${sql.insert({
              id,
              sender: from,
              recipient: to,
              message,
              size: message.length,
              state: "waiting",
              handed_over_at: now,
              changed_at: now,
            })} ON CONFLICT (id) DO NOTHING RETURNING id, turn`
            yield* Effect.forEach(decodeJobs(rows), offer)
          },
          sql.withTransaction,
          Effect.orDie,
        ),
        take: (send) =>
          queue
            .take(
              Effect.fnUntraced(function* (job) {
                const [row] = decodeRows(
                  yield* sql`SELECT sender AS from, recipient AS to, message, attempts FROM outgoing_mails
                    WHERE id = ${job.id} AND turn = ${job.turn} AND state = 'waiting'`,
                )
                // It was sent, dropped, or is another turn's.
                if (row === undefined) return
                yield* send({ ...row, id: job.id }).pipe(
                  Effect.matchEffect({
                    onSuccess: () => sent(job),
                    onFailure: (failure) => failed(job, row.attempts, failure),
                  }),
                )
              }),
            )
            .pipe(Effect.catchTags({ SqlError: Effect.die, PersistedQueueError: Effect.die })),
        retry: Effect.fn("OutgoingMails.retry")(
          function* (which) {
            const now = yield* DateTime.nowAsDate
            const jobs = decodeJobs(
              yield* sql`UPDATE outgoing_mails SET state = 'waiting', turn = turn + 1, attempts = 0, changed_at = ${now}
              WHERE ${named(which, ["dead"])} RETURNING id, turn`,
            )
            yield* Effect.forEach(jobs, offer, { discard: true })
            return jobs.length
          },
          sql.withTransaction,
          Effect.orDie,
        ),
        drop: Effect.fn("OutgoingMails.drop")(function* (which) {
          const now = yield* DateTime.nowAsDate
          const rows =
            yield* sql`UPDATE outgoing_mails SET state = 'dropped', message = NULL, changed_at = ${now}
            WHERE ${named(which, ["dead"])} RETURNING id`
          return rows.length
        }, Effect.orDie),
      }
    }),
  ).pipe(Layer.provide(layerQueue))
