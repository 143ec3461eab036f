import { UserId } from "@listwright/domain/account"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import * as SqlSchema from "effect/sql/SqlSchema"
import { createLookupCache } from "../storage/createLookupCache.ts"
import { generateSecret, SecretHash, hashSecret } from "./secret.ts"
import {
  type IdentifiedSignIn,
  type UserSessionKind,
  type SessionOrigin,
  MAX_SESSIONS,
  SESSION_IDLE_HOURS,
  MAX_SESSION_DAYS,
  Sessions,
  TEMPORARY_SESSION_MINUTES,
} from "./Sessions.ts"

/** The minimum number of minutes between extensions of a session, so that read requests rarely cause a write. */
const RENEW_MINUTES = 5
/** The maximum number of characters of the user agent that are stored. */
const USER_AGENT_LENGTH = 400
const NOWHERE: SessionOrigin = { userAgent: "", client: "" }

/** Returns the expiration time of a session opened at `startedAt` and used at `now`. */
const endOf = (startedAt: DateTime.Utc, now: DateTime.Utc): DateTime.Utc =>
  DateTime.min(
    DateTime.add(now, { hours: SESSION_IDLE_HOURS }),
    DateTime.add(startedAt, { days: MAX_SESSION_DAYS }),
  )

const decodeSignIns = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      secret_hash: Schema.String,
      user_agent: Schema.String,
      client: Schema.String,
      created_at: Schema.Date,
      seen_at: Schema.NullOr(Schema.Date),
      expires_at: Schema.Date,
    }),
  ),
)

/** Stores sessions in SQL. */
export const layerSessionsSql = Layer.effect(
  Sessions,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom

    const find = SqlSchema.findOneOption({
      Request: Schema.Struct({ hash: SecretHash, now: Schema.Date }),
      Result: Schema.Struct({
        user_id: UserId,
        kind: Schema.Literals(["full", "temporary"]),
        created_at: Schema.DateTimeUtcFromDate,
        expires_at: Schema.DateTimeUtcFromDate,
      }),
      execute: ({ hash, now }) => sql`SELECT user_id, kind, created_at, expires_at FROM sessions
        WHERE secret_hash = ${hash} AND expires_at > ${now}`,
    })

    const open = Effect.fn("Sessions.open")(function* (
      userId: UserId,
      kind: UserSessionKind,
      { client, userAgent }: SessionOrigin,
    ) {
      const secret = yield* generateSecret.pipe(Effect.provideService(SecureRandom, random))
      const now = yield* DateTime.now
      yield* sql`DELETE FROM sessions WHERE expires_at <= ${DateTime.toDateUtc(now)}`
      // The one that was unused for the longest makes room.
      const ended = yield* sql`DELETE FROM sessions WHERE secret_hash IN (
        SELECT secret_hash FROM sessions WHERE user_id = ${userId}
        ORDER BY seen_at DESC, id DESC OFFSET ${MAX_SESSIONS - 1}) RETURNING id`
      if (ended.length > 0) yield* holders.forget
      yield* sql`INSERT INTO sessions ${sql.insert({
        secret_hash: hashSecret(secret),
        id: yield* random.uuidV7(),
        user_id: userId,
        kind,
        user_agent: userAgent.slice(0, USER_AGENT_LENGTH),
        client,
        created_at: DateTime.toDateUtc(now),
        seen_at: DateTime.toDateUtc(now),
        expires_at: DateTime.toDateUtc(
          kind === "full" ? endOf(now, now) : DateTime.add(now, { minutes: TEMPORARY_SESSION_MINUTES }),
        ),
      })}`
      return secret
    })

    const holder = Effect.fn("Sessions.holder")(function* (hash: SecretHash) {
      const now = yield* DateTime.now
      const found = yield* find({ hash, now: DateTime.toDateUtc(now) })
      if (Option.isNone(found)) return Option.none()
      const { created_at: startedAt, expires_at: end, kind, user_id: userId } = found.value
      const renewed = endOf(startedAt, now)
      const isDue =
        kind === "full" && DateTime.isLessThan(end, DateTime.subtract(renewed, { minutes: RENEW_MINUTES }))
      if (isDue) {
        yield* sql`UPDATE sessions
          SET expires_at = ${DateTime.toDateUtc(renewed)}, seen_at = ${DateTime.toDateUtc(now)}
          WHERE secret_hash = ${hash}`
      }
      return Option.some({ userId, kind, credentialId: hash })
    })

    const list = Effect.fn("Sessions.list")(function* (userId: UserId) {
      const now = yield* DateTime.nowAsDate
      const rows = yield* sql`SELECT id, secret_hash, user_agent, client, created_at, seen_at, expires_at
        FROM sessions WHERE user_id = ${userId} AND kind = 'full' AND expires_at > ${now}`
      return decodeSignIns(rows).map((row): IdentifiedSignIn => ({
        id: row.id,
        kind: "browser",
        name: row.user_agent,
        client: row.client,
        startedAt: row.created_at.toISOString(),
        seenAt: (row.seen_at ?? row.created_at).toISOString(),
        expiresAt: row.expires_at.toISOString(),
        credentialId: row.secret_hash,
      }))
    }, Effect.orDie)

    /** Ends the sessions that match a condition; returns the number ended. */
    const ended = Effect.fnUntraced(function* (which: Fragment) {
      const rows = yield* sql`DELETE FROM sessions WHERE ${which} RETURNING user_id`
      yield* holders.forget
      return rows.length
    }, Effect.orDie)

    const holders = yield* createLookupCache((hash: SecretHash) => Effect.orDie(holder(hash)))
    return Sessions.of({
      open: (userId, kind = "full", from = NOWHERE) => Effect.orDie(open(userId, kind, from)),
      holder: (secret) => holders.get(hashSecret(secret)),
      list,
      end: (userId, id) =>
        Effect.map(ended(sql`user_id = ${userId} AND id = ${id} AND kind = 'full'`), (many) => many > 0),
      close: (secret) => Effect.asVoid(ended(sql`secret_hash = ${hashSecret(secret)}`)),
      closeTemporary: (credentialId) =>
        Effect.map(ended(sql`secret_hash = ${credentialId} AND kind = 'temporary'`), (many) => many > 0),
      closeTemporariesOf: (userId) => Effect.asVoid(ended(sql`user_id = ${userId} AND kind = 'temporary'`)),
      closeOthersOf: (userId, credentialId) =>
        ended(sql`user_id = ${userId} AND secret_hash <> ${credentialId}`),
      closeAllOf: (userId) => ended(sql`user_id = ${userId}`),
    })
  }),
)
