import { INVITATION_LIFETIME_MS, UserId } from "@listwright/domain/account"
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import * as SqlSchema from "effect/sql/SqlSchema"
import { generateSecret, SecretHash, hashSecret } from "./secret.ts"
import { SignInLinks } from "./SignInLinks.ts"

/** Stores one-time links in SQL. */
export const layerSignInLinksSql = Layer.effect(
  SignInLinks,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom

    const find = SqlSchema.findOneOption({
      Request: Schema.Struct({ hash: SecretHash, now: Schema.Date }),
      Result: Schema.Struct({ user_id: UserId }),
      execute: ({ hash, now }) =>
        sql`SELECT user_id FROM sign_in_links WHERE secret_hash = ${hash} AND expires_at > ${now}`,
    })

    const make = Effect.fn("SignInLinks.make")(function* (userId: UserId) {
      const secret = yield* generateSecret.pipe(Effect.provideService(SecureRandom, random))
      const expiresAt = DateTime.add(yield* DateTime.now, { milliseconds: INVITATION_LIFETIME_MS })
      yield* sql.withTransaction(
        Effect.andThen(
          sql`DELETE FROM sign_in_links WHERE user_id = ${userId}`,
          sql`INSERT INTO sign_in_links ${sql.insert({
            secret_hash: hashSecret(secret),
            user_id: userId,
            expires_at: DateTime.toDateUtc(expiresAt),
          })}`,
        ),
      )
      return { secret, expiresAt: DateTime.formatIso(expiresAt) }
    }, Effect.orDie)

    const holder = Effect.fn("SignInLinks.holder")(function* (secret: string) {
      const found = yield* find({ hash: hashSecret(secret), now: yield* DateTime.nowAsDate })
      return Option.map(found, ({ user_id }) => user_id)
    }, Effect.orDie)

    const held = Effect.fn("SignInLinks.held")(function* (secret: string) {
      yield* sql`SELECT user_id FROM sign_in_links WHERE secret_hash = ${hashSecret(secret)} FOR UPDATE`
      return yield* holder(secret)
    }, Effect.orDie)

    const useUp = Effect.fn("SignInLinks.useUp")(function* (userId: UserId) {
      const used = yield* sql`DELETE FROM sign_in_links WHERE user_id = ${userId} RETURNING user_id`
      return used.length > 0
    }, Effect.orDie)

    return SignInLinks.of({ make, holder, held, useUp })
  }),
)
