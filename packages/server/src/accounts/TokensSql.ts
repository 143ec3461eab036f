import { UserId } from "@listwright/domain/account"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import * as SqlSchema from "effect/sql/SqlSchema"
import { createLookupCache } from "../storage/createLookupCache.ts"
import { generateSecret, SecretHash, hashSecret } from "./secret.ts"
import type { IdentifiedSignIn } from "./Sessions.ts"
import { MAX_TOKENS, TOKEN_DAYS, Tokens } from "./Tokens.ts"

/** The prefix by which people and secret scanners recognize a token. */
const PREFIX = "lw_"
/** The minimum number of minutes between updates of a token's last use. */
const SEEN_MINUTES = 5

/** Stores tokens in SQL. */
export const layerTokensSql = Layer.effect(
  Tokens,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom

    const decodeTokens = Schema.decodeUnknownSync(
      Schema.Array(
        Schema.Struct({
          id: Schema.String,
          name: Schema.String,
          created_at: Schema.Date,
          seen_at: Schema.NullOr(Schema.Date),
          expires_at: Schema.Date,
        }),
      ),
    )
    const find = SqlSchema.findOneOption({
      Request: Schema.Struct({ hash: SecretHash, now: Schema.Date }),
      Result: Schema.Struct({ id: Schema.String, user_id: UserId }),
      execute: ({ hash, now }) => sql`SELECT id, user_id FROM tokens
        WHERE secret_hash = ${hash} AND revoked_at IS NULL AND expires_at > ${now}`,
    })

    const issue = Effect.fn("Tokens.issue")(function* (userId: UserId, name: string) {
      const secret = yield* generateSecret.pipe(Effect.provideService(SecureRandom, random))
      const token = `${PREFIX}${secret}`
      const id = yield* random.uuidV7()
      const now = yield* DateTime.now
      const expiresAt = DateTime.add(now, { days: TOKEN_DAYS })
      const revokedIds = yield* sql`UPDATE tokens SET revoked_at = ${DateTime.toDateUtc(now)} WHERE id IN (
        SELECT id FROM tokens WHERE user_id = ${userId} AND revoked_at IS NULL
        ORDER BY coalesce(seen_at, created_at) DESC, id DESC OFFSET ${MAX_TOKENS - 1}) RETURNING id`
      if (revokedIds.length > 0) yield* holders.forget
      yield* sql`INSERT INTO tokens ${sql.insert({
        id,
        secret_hash: hashSecret(token),
        user_id: userId,
        name,
        created_at: DateTime.toDateUtc(now),
        expires_at: DateTime.toDateUtc(expiresAt),
        revoked_at: null,
      })}`
      return { id, token, expiresAt: DateTime.formatIso(expiresAt) }
    })

    const holders = yield* createLookupCache(
      Effect.fnUntraced(function* (hash: SecretHash) {
        const now = yield* DateTime.now
        const found = yield* Effect.orDie(find({ hash, now: DateTime.toDateUtc(now) }))
        if (Option.isSome(found)) {
          const before = DateTime.toDateUtc(DateTime.subtract(now, { minutes: SEEN_MINUTES }))
          yield* Effect.orDie(sql`UPDATE tokens SET seen_at = ${DateTime.toDateUtc(now)}
            WHERE id = ${found.value.id} AND (seen_at IS NULL OR seen_at < ${before})`)
        }
        return Option.map(found, ({ id, user_id }) => ({ userId: user_id, credentialId: id }))
      }),
    )

    /** Revokes the tokens that match a condition; returns the number revoked. */
    const revoked = Effect.fnUntraced(function* (which: Fragment) {
      const now = yield* DateTime.nowAsDate
      const rows =
        yield* sql`UPDATE tokens SET revoked_at = ${now} WHERE ${which} AND revoked_at IS NULL RETURNING id`
      yield* holders.forget
      return rows.length
    }, Effect.orDie)

    const list = Effect.fn("Tokens.list")(function* (userId: UserId) {
      const now = yield* DateTime.nowAsDate
      const rows = yield* sql`SELECT id, name, created_at, seen_at, expires_at FROM tokens
        WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}`
      return decodeTokens(rows).map((row): IdentifiedSignIn => ({
        id: row.id,
        kind: "token",
        name: row.name,
        client: "",
        startedAt: row.created_at.toISOString(),
        seenAt: row.seen_at?.toISOString() ?? null,
        expiresAt: row.expires_at.toISOString(),
        credentialId: row.id,
      }))
    }, Effect.orDie)

    return Tokens.of({
      list,
      end: (userId, id) => Effect.map(revoked(sql`user_id = ${userId} AND id = ${id}`), (many) => many > 0),
      revokeOthersOf: (userId, id) => revoked(sql`user_id = ${userId} AND id <> ${id}`),
      revokeAllOf: (userId) => revoked(sql`user_id = ${userId}`),
      issue: (userId, name) => Effect.orDie(issue(userId, name)),
      holder: (token) => holders.get(hashSecret(token)),
      revoke: (id) => Effect.map(revoked(sql`id = ${id}`), (many) => many > 0),
    })
  }),
)
