import { UserId } from "@listwright/domain/account"
import { SavedListId, SHARE_DAYS, ShareAccess } from "@listwright/domain/saved-lists"
import { Array as Items, DateTime, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { generateSecret, hashSecret } from "../accounts/secret.ts"
import { ListShares, type OpenedShare } from "./ListShares.ts"

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ id: SavedListId, sharedBy: UserId, access: ShareAccess, expiresAt: Schema.Date }),
  ),
)

const sharesOf = (rows: ReadonlyArray<unknown>): ReadonlyArray<OpenedShare> =>
  decode(rows).map(({ expiresAt, ...share }) => ({ ...share, expiresAt: expiresAt.toISOString() }))

/** The maximum number of links shown to a user, far more than colleagues send while a link is valid. */
const MAX_OPENED = 500

/** Stores share links in SQL. */
export const layerListSharesSql: Layer.Layer<ListShares, never, SqlClient | SecureRandom> = Layer.effect(
  ListShares,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom
    const fields = sql`s.saved_count_id AS id, s.user_id AS "sharedBy", s.access, s.expires_at AS "expiresAt"`

    const make = Effect.fn("ListShares.make")(function* (id, sharedBy, access) {
      const secret = yield* generateSecret.pipe(Effect.provideService(SecureRandom, random))
      const now = yield* DateTime.now
      const expiresAt = DateTime.add(now, { days: SHARE_DAYS })
      // Deletes expired shares, along with the users they had let in.
      yield* sql`DELETE FROM saved_list_shares WHERE expires_at <= ${DateTime.toDateUtc(now)}`
      yield* sql.withTransaction(
        Effect.gen(function* () {
          yield* sql`INSERT INTO saved_list_shares ${sql.insert({
            saved_count_id: id,
            user_id: sharedBy,
            access,
            secret_hash: hashSecret(secret),
            expires_at: DateTime.toDateUtc(expiresAt),
          })} ON CONFLICT (saved_count_id) DO UPDATE SET user_id = excluded.user_id, access = excluded.access,
            secret_hash = excluded.secret_hash, expires_at = excluded.expires_at`
          yield* sql`DELETE FROM saved_list_openings WHERE saved_count_id = ${id}`
        }),
      )
      return { secret, access, expiresAt: DateTime.formatIso(expiresAt) }
    }, Effect.orDie) satisfies ListShares["Service"]["make"]

    const of = Effect.fn("ListShares.of")(function* (id) {
      const rows =
        yield* sql`SELECT ${fields} FROM saved_list_shares s WHERE s.saved_count_id = ${id} AND s.expires_at > ${yield* DateTime.nowAsDate}`
      const [share] = sharesOf(rows)
      return share === undefined ? null : { access: share.access, expiresAt: share.expiresAt }
    }, Effect.orDie) satisfies ListShares["Service"]["of"]

    const revoke = Effect.fn("ListShares.revoke")(function* (id) {
      yield* sql`DELETE FROM saved_list_shares WHERE saved_count_id = ${id}`
    }, Effect.orDie) satisfies ListShares["Service"]["revoke"]

    const opened = Effect.fn("ListShares.opened")(function* (secret) {
      const rows =
        yield* sql`SELECT ${fields} FROM saved_list_shares s WHERE s.secret_hash = ${hashSecret(secret)} AND s.expires_at > ${yield* DateTime.nowAsDate}`
      return Items.head(sharesOf(rows))
    }, Effect.orDie) satisfies ListShares["Service"]["opened"]

    const letIn = Effect.fn("ListShares.letIn")(function* (secret, userId) {
      // Waits for a link that takes its place just now, which ends it: then there is nothing to write.
      yield* sql`INSERT INTO saved_list_openings (saved_count_id, user_id, opened_at)
        SELECT s.saved_count_id, ${userId}, ${yield* DateTime.nowAsDate}::timestamptz
          FROM saved_list_shares s WHERE s.secret_hash = ${hashSecret(secret)} FOR SHARE
        ON CONFLICT (saved_count_id, user_id) DO UPDATE SET opened_at = excluded.opened_at`
    }, Effect.orDie) satisfies ListShares["Service"]["letIn"]

    /** Selects a user's opened links that still work. */
    const working = (userId: UserId, now: Date) => sql`FROM saved_list_openings o JOIN saved_list_shares s
      ON s.saved_count_id = o.saved_count_id WHERE o.user_id = ${userId} AND s.expires_at > ${now}`

    const openedBy = Effect.fn("ListShares.openedBy")(function* (userId) {
      return sharesOf(
        yield* sql`SELECT ${fields} ${working(userId, yield* DateTime.nowAsDate)}
          ORDER BY o.opened_at DESC, o.saved_count_id LIMIT ${MAX_OPENED}`,
      )
    }, Effect.orDie) satisfies ListShares["Service"]["openedBy"]

    const openedOf = Effect.fn("ListShares.openedOf")(function* (userId, id) {
      const rows =
        yield* sql`SELECT ${fields} ${working(userId, yield* DateTime.nowAsDate)} AND o.saved_count_id = ${id}`
      return Items.head(sharesOf(rows))
    }, Effect.orDie) satisfies ListShares["Service"]["openedOf"]

    const forget = Effect.fn("ListShares.forget")(function* (userId, id) {
      const forgotten =
        yield* sql`DELETE FROM saved_list_openings WHERE user_id = ${userId} AND saved_count_id = ${id} RETURNING saved_count_id`
      return forgotten.length > 0
    }, Effect.orDie) satisfies ListShares["Service"]["forget"]

    return ListShares.of({ make, of, revoke, opened, letIn, openedBy, openedOf, forget })
  }),
)
