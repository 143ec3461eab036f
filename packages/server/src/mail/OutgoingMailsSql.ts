import { Clock, DateTime, Effect, Latch, Layer, Schedule, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { SqlError } from "effect/sql/SqlError"
import type { MailNotSent } from "./MailNotSent.ts"
import { accountNumber, findDueTurns, laneNumber, createTurnScheduler } from "./mailTurns.ts"
import { MailQueue, type QueueLimits, type MailSelection } from "./MailQueue.ts"

export interface QueueSettings {
  /** The limits per lane; a full lane doesn't affect the others. */
  readonly bound: QueueLimits
  /** The limits per account in a lane, so that a single account can't fill it. */
  readonly boundOfAccount: QueueLimits
  /** Returns the number of milliseconds before an email is retried after `failures` failures (at least 1). */
  readonly retryAfter: (failures: number) => number
  /** The number of failures after which an email is abandoned. */
  readonly attempts: number
}

const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 900_000

/**
 * The default settings: retries are 5 seconds to 15 minutes apart and continue for two days, which is longer than most
 * mail server outages.
 */
export const QUEUE_SETTINGS: QueueSettings = {
  bound: { mails: 10_000, bytes: 1_000_000_000 },
  boundOfAccount: { mails: 2_500, bytes: 250_000_000 },
  retryAfter: (failures) => Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS),
  attempts: 200,
}

/** The number of days that the IDs of sent or dropped emails are retained; no email is handed over again after that. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000
/**
 * The time after which an email is handed out again if its sender has died; a live sender renews its lease more often.
 */
const LEASE_MS = 15_000
const REFRESH_LEASE = "5 seconds"
/** The maximum time before the queue notices an email that becomes due or that another process hands over. */
const LOOK_EVERY = "500 millis"

const Row = Schema.Struct({
  id: Schema.String,
  /** The turn number; each retry by the operator starts a new turn. */
  turn: Schema.Int,
  from: Schema.String,
  to: Schema.String,
  message: Schema.String,
  attempts: Schema.Int,
})
type Row = typeof Row.Type
const decodeRows = Schema.decodeUnknownSync(Schema.Array(Row))
const decodeKept = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      mails: Schema.Int,
      bytes: Schema.Number,
      ownMails: Schema.Int,
      ownBytes: Schema.Number,
    }),
  ),
)

const reaches = (bound: QueueLimits, mails: number, bytes: number): boolean =>
  mails >= bound.mails || bytes >= bound.bytes

/** Stores the email queue in SQL. An email being sent is leased, and becomes due again if its sender dies. */
export const layerMailQueueSql = ({
  attempts: mostAttempts,
  bound,
  boundOfAccount,
  retryAfter,
}: QueueSettings = QUEUE_SETTINGS): Layer.Layer<MailQueue, SqlError, SqlClient> =>
  Layer.effect(
    MailQueue,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const turns = createTurnScheduler()
      const arrived = yield* Latch.make()
      const later = (millis: number) => Effect.map(Clock.currentTimeMillis, (now) => new Date(now + millis))
      const still = ({ id, turn }: Row) => sql`id = ${id} AND turn = ${turn} AND state = 'waiting'`

      const failed = Effect.fnUntraced(function* (row: Row, failure: MailNotSent) {
        const now = yield* DateTime.nowAsDate
        const attempts = row.attempts + 1
        const isDead = failure.isFinal || attempts >= mostAttempts
        yield* sql`UPDATE outgoing_mails SET attempts = ${attempts}, why = ${failure.why},
            last_failure = ${failure.reason}, state = ${isDead ? "dead" : "waiting"}, changed_at = ${now},
            due_at = ${yield* later(retryAfter(attempts))}
          WHERE ${still(row)}`
        if (isDead) return yield* Effect.logError(`the email ${row.id} is given up: ${failure.reason}`)
        return yield* failure
      })

      const sent = Effect.fnUntraced(function* ({ id }: Row) {
        const now = yield* DateTime.nowAsDate
        yield* sql`UPDATE outgoing_mails SET state = 'sent', message = NULL, changed_at = ${now}
          WHERE id = ${id} AND state = 'waiting'`
      })

      const named = (which: MailSelection, ifAll: ReadonlyArray<string>) => {
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

      const dueUntil = (row: Row, at: Date) =>
        Effect.ignore(sql`UPDATE outgoing_mails SET due_at = ${at} WHERE ${still(row)}`)
      /** Renews the lease while the email is being sent; never ends. */
      const holding = (row: Row) =>
        later(LEASE_MS).pipe(
          Effect.flatMap((at) => dueUntil(row, at)),
          Effect.delay(REFRESH_LEASE),
          Effect.forever,
        )

      /** Leases the next email in these lanes; returns null if no email is due or another worker got to it first. */
      const lease = Effect.fnUntraced(function* (lanes: Parameters<typeof turns.next>[0]) {
        const now = yield* DateTime.nowAsDate
        const place = turns.next(lanes, yield* findDueTurns(sql, now))
        if (place === null) return null
        const rows = yield* sql`UPDATE outgoing_mails SET due_at = ${yield* later(LEASE_MS)} WHERE id = (
            SELECT id FROM outgoing_mails
            WHERE state = 'waiting' AND lane = ${laneNumber(place.lane)}
              AND account_id = ${accountNumber(place.account)} AND due_at <= ${now}
            ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
          ) RETURNING id, turn, sender AS from, recipient AS to, message, attempts`
        return decodeRows(rows)[0] ?? null
      }, Effect.orDie)

      const leaseNext = Effect.fnUntraced(function* (lanes: Parameters<typeof lease>[0]) {
        for (;;) {
          const row = yield* lease(lanes)
          if (row !== null) return row
          yield* Effect.raceFirst(arrived.await, Effect.sleep(LOOK_EVERY))
        }
      })

      return {
        isKnown: (id) =>
          sql`SELECT id FROM outgoing_mails WHERE id = ${id}`.pipe(
            Effect.map(({ length }) => length > 0),
            Effect.orDie,
          ),
        isFull: ({ account, lane }) => {
          const isOwn = sql`account_id = ${accountNumber(account)}`
          return sql`SELECT count(*)::integer AS mails, COALESCE(sum(size), 0)::float8 AS bytes,
              count(*) FILTER (WHERE ${isOwn})::integer AS "ownMails",
              COALESCE(sum(size) FILTER (WHERE ${isOwn}), 0)::float8 AS "ownBytes"
            FROM outgoing_mails WHERE message IS NOT NULL AND lane = ${laneNumber(lane)}`.pipe(
            Effect.map((rows) =>
              decodeKept(rows).some(
                ({ bytes, mails, ownBytes, ownMails }) =>
                  reaches(bound, mails, bytes) || reaches(boundOfAccount, ownMails, ownBytes),
              ),
            ),
            Effect.orDie,
          )
        },
        add: Effect.fn("OutgoingMails.add")(function* ({ account, from, id, lane, message, to }) {
          const now = yield* DateTime.nowAsDate
          yield* sql`INSERT INTO outgoing_mails ${sql.insert({
            id,
            sender: from,
            recipient: to,
            message,
            size: message.length,
            state: "waiting",
            lane: laneNumber(lane),
            account_id: accountNumber(account),
            due_at: now,
            handed_over_at: now,
            changed_at: now,
          })} ON CONFLICT (id) DO NOTHING`
          yield* arrived.release
        }, Effect.orDie),
        take: Effect.fn("OutgoingMails.take")(function* (lanes, send) {
          const row = yield* leaseNext(lanes)
          const { from, id, message, to } = row
          yield* Effect.raceFirst(send({ from, id, message, to }), holding(row)).pipe(
            // A server that is stopped in the middle leaves the mail to its next life at once.
            Effect.onInterrupt(() => Effect.flatMap(DateTime.nowAsDate, (now) => dueUntil(row, now))),
            Effect.matchEffect({
              onSuccess: () => Effect.orDie(sent(row)),
              onFailure: (failure) =>
                failed(row, failure).pipe(Effect.catchTag("SqlError", (error) => Effect.die(error))),
            }),
          )
        }),
        retry: Effect.fn("OutgoingMails.retry")(function* (which) {
          const now = yield* DateTime.nowAsDate
          const rows = yield* sql`UPDATE outgoing_mails SET state = 'waiting', turn = turn + 1, attempts = 0,
              due_at = ${now}, changed_at = ${now}
            WHERE ${named(which, ["dead"])} RETURNING id`
          yield* arrived.release
          return rows.length
        }, Effect.orDie),
        drop: Effect.fn("OutgoingMails.drop")(function* (which) {
          const now = yield* DateTime.nowAsDate
          const rows =
            yield* sql`UPDATE outgoing_mails SET state = 'dropped', message = NULL, changed_at = ${now}
            WHERE ${named(which, ["dead"])} RETURNING id`
          return rows.length
        }, Effect.orDie),
      }
    }),
  )
