import { UserId } from "@listwright/domain/account"
import { StoredCountReceipt } from "@listwright/domain/counting"
import { SavedListId, CountComparison, WatchSchedule } from "@listwright/domain/saved-lists"
import { Array as Items, DateTime, Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Watches } from "./Watches.ts"

const Receipt = Schema.NullOr(Schema.fromJsonString(StoredCountReceipt))
const Change = Schema.fromJsonString(CountComparison)
const encodeReceipt = Schema.encodeSync(Receipt)
const encodeChange = Schema.encodeSync(Change)

const Named = { id: SavedListId, userId: UserId, turn: Schema.Int }
const decodeWatches = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ ...Named, receipt: Receipt, people: Schema.NullOr(Schema.instanceOf(Uint8Array)) }),
  ),
)
const decodeUntold = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ ...Named, change: Change })))
const decodeWatched = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: SavedListId,
      name: Schema.String,
      every: WatchSchedule,
      countedAt: Schema.Date,
      change: Schema.NullOr(Change),
      problem: Schema.NullOr(Schema.String),
    }),
  ),
)

/** The maximum number of changes reported at once. */
const TOLD_AT_ONCE = 50

/** Watched lists in SQL. */
export const layerWatchesSql: Layer.Layer<Watches, never, SqlClient> = Layer.effect(
  Watches,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const named = sql`w.saved_count_id AS id, w.user_id AS "userId", w.turn`

    return Watches.of({
      watch: Effect.fn("Watches.watch")(function* (userId, { receipt, row, snapshot }, every) {
        const now = yield* DateTime.nowAsDate
        yield* sql`INSERT INTO saved_list_watches ${sql.insert({
          saved_count_id: row.id,
          user_id: userId,
          every,
          snapshot,
          receipt: encodeReceipt(receipt),
          counted_at: receipt === null ? now : new Date(receipt.countedAt),
        })} ON CONFLICT (saved_count_id, user_id) DO UPDATE SET every = excluded.every`
      }, Effect.orDie),
      unwatch: Effect.fn("Watches.unwatch")(function* (userId, id) {
        yield* sql`DELETE FROM saved_list_watches WHERE saved_count_id = ${id} AND user_id = ${userId}`
      }, Effect.orDie),
      all: Effect.fn("Watches.all")(function* (userId) {
        const rows = decodeWatched(
          yield* sql`SELECT w.saved_count_id AS id, n.name, w.every,
              w.counted_at AS "countedAt", w.change, w.problem
            FROM saved_list_watches w JOIN saved_counts s ON s.id = w.saved_count_id
            JOIN saved_list_names n ON n.saved_count_id = s.id
            WHERE w.user_id = ${userId} ORDER BY name, s.id`,
        )
        return rows.map(({ countedAt, ...watched }) => ({ ...watched, countedAt: countedAt.toISOString() }))
      }, Effect.orDie),
      nextDue: Effect.fn("Watches.nextDue")(function* (snapshots) {
        const monthAgo = DateTime.toDateUtc(DateTime.subtract(yield* DateTime.now, { months: 1 }))
        const isOlder = snapshots.length === 0 ? sql`false` : sql`w.snapshot NOT IN ${sql.in(snapshots)}`
        const rows = yield* sql`SELECT ${named}, w.receipt, w.people FROM saved_list_watches w WHERE w.is_told
          AND ((w.every = 'snapshot' AND ${isOlder}) OR (w.every = 'month' AND w.counted_at <= ${monthAgo}))
          ORDER BY w.counted_at LIMIT 1`
        return Option.getOrNull(Items.head(decodeWatches(rows)))
      }, Effect.orDie),
      counted: Effect.fn("Watches.counted")(function* ({ id, turn, userId }, snapshot, counted) {
        const now = yield* DateTime.nowAsDate
        const which = sql`saved_count_id = ${id} AND user_id = ${userId} AND turn = ${turn}`
        yield* "problem" in counted
          ? sql`UPDATE saved_list_watches SET turn = turn + 1, snapshot = ${snapshot}, counted_at = ${now},
              problem = ${counted.problem} WHERE ${which}`
          : sql`UPDATE saved_list_watches SET turn = turn + 1, snapshot = ${snapshot}, counted_at = ${now},
              problem = NULL, receipt = ${encodeReceipt(counted.receipt)}, people = ${counted.people}::bytea,
              people_turn = turn + 1,
              change = ${counted.change === null ? sql`change` : encodeChange(counted.change)},
              is_told = ${counted.change === null} WHERE ${which}`
      }, Effect.orDie),
      nextUnknown: Effect.fn("Watches.nextUnknown")(function* (snapshots) {
        if (snapshots.length === 0) return null
        const rows = yield* sql`SELECT ${named}, w.receipt, w.people FROM saved_list_watches w
          WHERE w.people_turn < w.turn AND w.receipt IS NOT NULL AND w.snapshot IN ${sql.in(snapshots)} LIMIT 1`
        return Option.getOrNull(Items.head(decodeWatches(rows)))
      }, Effect.orDie),
      known: Effect.fn("Watches.known")(function* ({ id, turn, userId }, people) {
        yield* sql`UPDATE saved_list_watches SET people = ${people}::bytea, people_turn = turn
          WHERE saved_count_id = ${id} AND user_id = ${userId} AND turn = ${turn}`
      }, Effect.orDie),
      untold: sql`SELECT ${named}, w.change FROM saved_list_watches w WHERE NOT w.is_told
        ORDER BY w.counted_at LIMIT ${TOLD_AT_ONCE}`.pipe(
        Effect.map((rows) => decodeUntold(rows)),
        Effect.orDie,
      ),
      told: Effect.fn("Watches.told")(function* ({ id, turn, userId }) {
        yield* sql`UPDATE saved_list_watches SET is_told = true
          WHERE saved_count_id = ${id} AND user_id = ${userId} AND turn = ${turn}`
      }, Effect.orDie),
    })
  }),
)
