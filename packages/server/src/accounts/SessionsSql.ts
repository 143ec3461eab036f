import { UserId } from "@listwright/domain/account"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import * as SqlSchema from "effect/sql/SqlSchema"
import { remembered } from "../storage/remembered.ts"
import { newSecret, SecretHash, secretHash } from "./secret.ts"
import { type OpenedBy, SESSION_IDLE_HOURS, Sessions } from "./Sessions.ts"

/** A session's end is moved at most this often, so that reading requests seldom write. */
const RENEW_MINUTES = 5

/** Sessions in SQL. */
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
        expires_at: Schema.DateTimeUtcFromDate,
      }),
      execute: ({ hash, now }) =>
        sql`SELECT user_id, kind, expires_at FROM sessions WHERE secret_hash = ${hash} AND expires_at > ${now}`,
    })

    const open = Effect.fn("Sessions.open")(function* (userId: UserId, kind: OpenedBy) {
      const secret = yield* newSecret.pipe(Effect.provideService(SecureRandom, random))
      const now = yield* DateTime.now
      yield* sql`DELETE FROM sessions WHERE expires_at <= ${DateTime.toDateUtc(now)}`
      yield* sql`INSERT INTO sessions ${sql.insert({
        secret_hash: secretHash(secret),
        user_id: userId,
        kind,
        created_at: DateTime.toDateUtc(now),
        expires_at: DateTime.toDateUtc(DateTime.add(now, { hours: SESSION_IDLE_HOURS })),
      })}`
      return secret
    })

    const holder = Effect.fn("Sessions.holder")(function* (hash: SecretHash) {
      const now = yield* DateTime.now
      const found = yield* find({ hash, now: DateTime.toDateUtc(now) })
      if (Option.isNone(found)) return Option.none()
      const renewed = DateTime.add(now, { hours: SESSION_IDLE_HOURS })
      const isDue = DateTime.isLessThan(
        found.value.expires_at,
        DateTime.subtract(renewed, { minutes: RENEW_MINUTES }),
      )
      if (isDue) {
        yield* sql`UPDATE sessions SET expires_at = ${DateTime.toDateUtc(renewed)} WHERE secret_hash = ${hash}`
      }
      const { kind, user_id: userId } = found.value
      return Option.some({ userId, kind, credentialId: hash })
    })

    const close = Effect.fn("Sessions.close")(function* (hash: SecretHash) {
      yield* sql`DELETE FROM sessions WHERE secret_hash = ${hash}`
      yield* holders.forget
    })

    const closeAllOf = Effect.fn("Sessions.closeAllOf")(function* (userId: UserId) {
      yield* sql`DELETE FROM sessions WHERE user_id = ${userId}`
      yield* holders.forget
    })

    const holders = yield* remembered((hash: SecretHash) => Effect.orDie(holder(hash)))
    return Sessions.of({
      open: (userId, kind = "full") => Effect.orDie(open(userId, kind)),
      holder: (secret) => holders.get(secretHash(secret)),
      closeAllOf: (userId) => Effect.orDie(closeAllOf(userId)),
      close: (secret) => Effect.orDie(close(secretHash(secret))),
    })
  }),
)
