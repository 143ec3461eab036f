import { randomUUID } from "node:crypto"
import type { Reach, UserId } from "@listwright/domain/account"
import { quickPickNameKey } from "@listwright/domain/audience"
import { Criterion } from "@listwright/domain/definition"
import { NotFound } from "@listwright/domain/shared"
import { DateTime, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { MAX_QUICK_PICK_BYTES, MAX_QUICK_PICKS, OwnQuickPicks, QuickPickRefused } from "./OwnQuickPicks.ts"

const Criteria = Schema.fromJsonString(Schema.NonEmptyArray(Criterion))
const encodeCriteria = Schema.encodeSync(Criteria)
const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      listType: Schema.Int,
      name: Schema.String,
      description: Schema.String,
      criteria: Criteria,
    }),
  ),
)
const decodeCount = Schema.decodeUnknownSync(Schema.Tuple([Schema.Struct({ kept: Schema.Int })]))

const missing = new NotFound({ what: "quick pick" })
const refused = (reason: QuickPickRefused["reason"]) => Effect.fail(new QuickPickRefused({ reason }))

/** Stores users' own quick picks in SQL. */
export const layerOwnQuickPicksSql: Layer.Layer<OwnQuickPicks, never, SqlClient> = Layer.effect(
  OwnQuickPicks,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const fields = sql`q.id, q.list_type AS "listType", q.name, q.description, q.criteria`

    /**
     * Runs changes to a user's quick picks one after another, so that two concurrent changes can't take the last slot
     * or the same name.
     */
    const oneByOne = <A, E>(userId: UserId, change: Effect.Effect<A, E>) =>
      sql
        .withTransaction(
          Effect.andThen(Effect.orDie(sql`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`), change),
        )
        .pipe(Effect.catchTag("SqlError", Effect.die))

    const find = Effect.fn("OwnQuickPicks.find")(function* (reach: Reach, id: string) {
      const [found] = decodeRows(
        yield* Effect.orDie(
          sql`SELECT ${fields} FROM quick_picks q WHERE q.id = ${id} AND q.user_id = ${reach.userId}`,
        ),
      )
      return found ?? (yield* missing)
    })

    const isTaken = Effect.fnUntraced(function* (userId: UserId, listType: number, name: string, but = "") {
      const rows = yield* Effect.orDie(
        sql`SELECT id FROM quick_picks WHERE user_id = ${userId} AND list_type = ${listType}
          AND name_key = ${quickPickNameKey(name)} AND id <> ${but}`,
      )
      return rows.length > 0
    })

    return OwnQuickPicks.of({
      list: Effect.fn("OwnQuickPicks.list")(function* (userId, listType) {
        return decodeRows(
          yield* sql`SELECT ${fields} FROM quick_picks q
            WHERE q.user_id = ${userId} AND q.list_type = ${listType} ORDER BY q.name_key, q.id`,
        )
      }, Effect.orDie),
      find,
      save: Effect.fn("OwnQuickPicks.save")(function* (userId, { criteria, description, listType, name }) {
        const json = encodeCriteria(criteria)
        if (Buffer.byteLength(json) > MAX_QUICK_PICK_BYTES) return yield* refused("tooLarge")
        const id = randomUUID()
        const now = yield* DateTime.nowAsDate
        yield* oneByOne(
          userId,
          Effect.gen(function* () {
            if (yield* isTaken(userId, listType, name)) return yield* refused("nameTaken")
            const [{ kept }] = decodeCount(
              yield* Effect.orDie(
                sql`SELECT count(*)::integer AS kept FROM quick_picks WHERE user_id = ${userId}`,
              ),
            )
            if (kept >= MAX_QUICK_PICKS) return yield* refused("tooMany")
            yield* Effect.orDie(
              sql`INSERT INTO quick_picks ${sql.insert({
                id,
                user_id: userId,
                list_type: listType,
                name,
                name_key: quickPickNameKey(name),
                description,
                criteria: json,
                saved_at: now,
              })}`,
            )
          }),
        )
        return id
      }),
      rename: Effect.fn("OwnQuickPicks.rename")(function* (reach, id, name) {
        const { listType } = yield* find(reach, id)
        yield* oneByOne(
          reach.userId,
          Effect.gen(function* () {
            if (yield* isTaken(reach.userId, listType, name, id)) return yield* refused("nameTaken")
            const renamed = yield* Effect.orDie(
              sql`UPDATE quick_picks SET name = ${name}, name_key = ${quickPickNameKey(name)}
                WHERE id = ${id} AND user_id = ${reach.userId} RETURNING id`,
            )
            if (renamed.length === 0) return yield* missing
          }),
        )
      }),
      remove: Effect.fn("OwnQuickPicks.remove")(function* (reach, id) {
        const removed = yield* Effect.orDie(
          sql`DELETE FROM quick_picks WHERE id = ${id} AND user_id = ${reach.userId} RETURNING id`,
        )
        if (removed.length === 0) return yield* missing
      }),
    })
  }),
)
