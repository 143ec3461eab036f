import type { Reach, RecentRow } from "@listwright/domain/account"
import { SavedListId } from "@listwright/domain/saved-lists"
import { DraftId } from "@listwright/domain/shared"
import { type DateTime, Effect, Schema } from "effect"
import type { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { reachCondition } from "../storage/reachCondition.ts"

const decodeRows = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: SavedListId,
      code: Schema.String,
      name: Schema.String,
      listType: Schema.Int,
      available: Schema.Int,
      draftId: DraftId,
      savedAt: Schema.Date,
    }),
  ),
)

/**
 * Returns the latest saved counts that a user can access, most recent first. A count saved before receipts were kept
 * shows the number of records wanted. `zone` is the time zone of the counts' days.
 */
export const latestCountsSql = Effect.fnUntraced(function* (
  sql: SqlClient,
  zone: DateTime.TimeZone,
  reach: Reach,
  most: number,
) {
  const rows = decodeRows(
    yield* sql`SELECT c.id, c.code, o.name, c.list_type AS "listType", c.draft_id AS "draftId", c.saved_at AS "savedAt",
        coalesce((c.receipt::json ->> 'total')::integer, c.quantity) AS available
      FROM saved_list_names o JOIN saved_counts c ON c.id = o.saved_count_id
      WHERE ${reachCondition(sql, reach)} AND NOT o.is_former
      ORDER BY o.saved_at DESC, o.saved_count_id DESC LIMIT ${most}`,
  )
  return rows.map((row): RecentRow => ({
    id: row.id,
    orderCode: row.code,
    orderDate: formatIsoDay(row.savedAt, zone),
    description: row.name,
    listType: row.listType,
    quantityAvailable: row.available,
    draftId: row.draftId,
  }))
}, Effect.orDie)
