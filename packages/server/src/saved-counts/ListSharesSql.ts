import { UserId } from "@listwright/domain/account"
import { SavedCountId, SHARE_DAYS, ShareAccess } from "@listwright/domain/saved-lists"
import { Array as Items, DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { newSecret, secretHash } from "../accounts/secret.ts"
import { ListShares } from "./ListShares.ts"

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ id: SavedCountId, sharedBy: UserId, access: ShareAccess, expiresAt: Schema.Date }),
  ),
)

/** Share links in SQL. */
export const layerListSharesSql: Layer.Layer<ListShares, never, SqlClient | SecureRandom> = Layer.effect(
  ListShares,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom
    const fields = sql`saved_count_id AS id, user_id AS "sharedBy", access, expires_at AS "expiresAt"`

    const make = Effect.fn("ListShares.make")(function* (id, sharedBy, access) {
      const secret = yield* newSecret.pipe(Effect.provideService(SecureRandom, random))
      const expiresAt = DateTime.add(yield* DateTime.now, { days: SHARE_DAYS })
      yield* sql`INSERT INTO saved_list_shares ${sql.insert({
        saved_count_id: id,
        user_id: sharedBy,
        access,
        secret_hash: secretHash(secret),
        expires_at: DateTime.toDateUtc(expiresAt),
      })} ON CONFLICT (saved_count_id) DO UPDATE SET user_id = excluded.user_id, access = excluded.access,
        secret_hash = excluded.secret_hash, expires_at = excluded.expires_at`
      return { secret, access, expiresAt: DateTime.formatIso(expiresAt) }
    }, Effect.orDie) satisfies ListShares["Service"]["make"]

    const of = Effect.fn("ListShares.of")(function* (id) {
      const rows =
        yield* sql`SELECT ${fields} FROM saved_list_shares WHERE saved_count_id = ${id} AND expires_at > ${yield* DateTime.nowAsDate}`
      const [row] = decode(rows)
      return row === undefined ? null : { access: row.access, expiresAt: row.expiresAt.toISOString() }
    }, Effect.orDie) satisfies ListShares["Service"]["of"]

    const revoke = Effect.fn("ListShares.revoke")(function* (id) {
      yield* sql`DELETE FROM saved_list_shares WHERE saved_count_id = ${id}`
    }, Effect.orDie) satisfies ListShares["Service"]["revoke"]

    const opened = Effect.fn("ListShares.opened")(function* (secret) {
      const rows =
        yield* sql`SELECT ${fields} FROM saved_list_shares WHERE secret_hash = ${secretHash(secret)} AND expires_at > ${yield* DateTime.nowAsDate}`
      return Option.map(Items.head(decode(rows)), ({ expiresAt, ...share }) => ({
        ...share,
        expiresAt: expiresAt.toISOString(),
      }))
    }, Effect.orDie) satisfies ListShares["Service"]["opened"]

    return ListShares.of({ make, of, revoke, opened })
  }),
)
