import { UserId } from "@listwright/domain/account"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import * as SqlSchema from "effect/sql/SqlSchema"
import { remembered } from "../storage/remembered.ts"
import { newSecret, SecretHash, secretHash } from "./secret.ts"
import { TOKEN_DAYS, Tokens } from "./Tokens.ts"

/** Lets people and secret scanners recognize a token. */
const PREFIX = "lw_"

/** Tokens in SQL. */
export const layerTokensSql = Layer.effect(
  Tokens,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom

    const find = SqlSchema.findOneOption({
      Request: Schema.Struct({ hash: SecretHash, now: Schema.Date }),
      Result: Schema.Struct({ id: Schema.String, user_id: UserId }),
      execute: ({ hash, now }) => sql`SELECT id, user_id FROM tokens
        WHERE secret_hash = ${hash} AND revoked_at IS NULL AND expires_at > ${now}`,
    })

    const issue = Effect.fn("Tokens.issue")(function* (userId: UserId, name: string) {
      const secret = yield* newSecret.pipe(Effect.provideService(SecureRandom, random))
      const token = `${PREFIX}${secret}`
      const id = yield* random.uuidV7()
      const now = yield* DateTime.now
      const expiresAt = DateTime.add(now, { days: TOKEN_DAYS })
      yield* sql`INSERT INTO tokens ${sql.insert({
        id,
        secret_hash: secretHash(token),
        user_id: userId,
        name,
        created_at: DateTime.toDateUtc(now),
        expires_at: DateTime.toDateUtc(expiresAt),
        revoked_at: null,
      })}`
      return { id, token, expiresAt: DateTime.formatIso(expiresAt) }
    })

    const holders = yield* remembered(
      Effect.fnUntraced(function* (hash: SecretHash) {
        const found = yield* Effect.orDie(find({ hash, now: yield* DateTime.nowAsDate }))
        return Option.map(found, ({ id, user_id }) => ({ userId: user_id, credentialId: id }))
      }),
    )

    const revoke = Effect.fn("Tokens.revoke")(function* (id: string) {
      const now = yield* DateTime.nowAsDate
      const revoked =
        yield* sql`UPDATE tokens SET revoked_at = ${now} WHERE id = ${id} AND revoked_at IS NULL RETURNING id`
      yield* holders.forget
      return revoked.length > 0
    })

    const revokeAllOf = Effect.fn("Tokens.revokeAllOf")(function* (userId: UserId) {
      const now = yield* DateTime.nowAsDate
      yield* sql`UPDATE tokens SET revoked_at = ${now} WHERE user_id = ${userId} AND revoked_at IS NULL`
      yield* holders.forget
    })

    return Tokens.of({
      revokeAllOf: (userId) => Effect.orDie(revokeAllOf(userId)),
      issue: (userId, name) => Effect.orDie(issue(userId, name)),
      holder: (token) => holders.get(secretHash(token)),
      revoke: (id) => Effect.orDie(revoke(id)),
    })
  }),
)
