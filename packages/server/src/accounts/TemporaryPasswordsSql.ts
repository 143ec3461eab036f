import {
  TEMPORARY_PASSWORD_LIFETIME_MS,
  isTemporaryPasswordValid,
  type UserId,
} from "@listwright/domain/account"
import { DateTime, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { hashSecret } from "./secret.ts"
import { generateTemporarySecret, normalizeSecret } from "./temporarySecret.ts"
import { TemporaryPasswords } from "./TemporaryPasswords.ts"

const decodeUsed = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ issued_at: Schema.Date })))
const NOBODY = ""

/** Stores temporary passwords in SQL. */
export const layerTemporaryPasswordsSql = Layer.effect(
  TemporaryPasswords,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom

    const make = Effect.fn("TemporaryPasswords.make")(function* (userId: UserId) {
      const secret = yield* generateTemporarySecret.pipe(Effect.provideService(SecureRandom, random))
      const now = yield* DateTime.now
      const oldest = DateTime.subtract(now, { milliseconds: TEMPORARY_PASSWORD_LIFETIME_MS })
      yield* sql`DELETE FROM temporary_passwords WHERE issued_at < ${DateTime.toDateUtc(oldest)}`
      yield* sql`INSERT INTO temporary_passwords ${sql.insert({
        secret_hash: hashSecret(normalizeSecret(secret)),
        user_id: userId,
        issued_at: DateTime.toDateUtc(now),
      })}`
      return secret
    }, Effect.orDie)

    const use = Effect.fn("TemporaryPasswords.use")(function* (userId: UserId | null, typed: string) {
      // One statement decides, so that of two at once only the first one has it.
      const used = decodeUsed(
        yield* sql`UPDATE temporary_passwords SET used = true
          WHERE secret_hash = ${hashSecret(normalizeSecret(typed))} AND user_id = ${userId ?? NOBODY} AND NOT used
          RETURNING issued_at`,
      )
      const now = DateTime.toEpochMillis(yield* DateTime.now)
      return used.some(({ issued_at }) =>
        isTemporaryPasswordValid({ issuedAt: issued_at.getTime(), used: false }, now),
      )
    }, Effect.orDie)

    return TemporaryPasswords.of({
      make,
      use,
      dropAllOf: (userId) =>
        Effect.orDie(Effect.asVoid(sql`DELETE FROM temporary_passwords WHERE user_id = ${userId}`)),
    })
  }),
)
