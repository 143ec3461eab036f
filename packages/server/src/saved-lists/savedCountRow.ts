import { AccountId, type Reach } from "@listwright/domain/account"
import { sourceDisplayName, type SourceNaming } from "@listwright/domain/catalog"
import { StoredCountReceipt } from "@listwright/domain/counting"
import { CanonicalDefinition } from "@listwright/domain/definition"
import { Choices } from "@listwright/domain/drafts"
import {
  type SavedList,
  savedListExpiry,
  SavedListId,
  type FullSavedList,
} from "@listwright/domain/saved-lists"
import { DraftId } from "@listwright/domain/shared"
import { type DateTime, Schema } from "effect"
import type { Fragment } from "effect/sql/Statement"
import type { SqlClient } from "effect/sql/SqlClient"
import { reachCondition } from "../storage/reachCondition.ts"
import { formatIsoDay } from "../site/siteDays.ts"

const Row = {
  id: SavedListId,
  draftId: DraftId,
  savedAt: Schema.Date,
  code: Schema.String,
  name: Schema.String,
  listType: Schema.Int,
  cost: Schema.String,
  quantity: Schema.Int,
  accountId: AccountId,
  accountName: Schema.String,
  userName: Schema.String,
  unitPrice: Schema.String,
}

export const decodeRows = Schema.decodeUnknownSync(Schema.Array(Schema.Struct(Row)))

export const decodeLists = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      ...Row,
      definition: Schema.fromJsonString(CanonicalDefinition),
      choices: Schema.fromJsonString(Choices),
      snapshot: Schema.String,
      receipt: Schema.NullOr(Schema.fromJsonString(StoredCountReceipt)),
    }),
  ),
)

/**
 * Selects the saved counts that a user can access, with the alias `o`, each with its current name, account, and user.
 */
export const accessibleCounts = (sql: SqlClient, reach: Reach): Fragment =>
  sql`FROM saved_counts o JOIN saved_list_names n ON n.saved_count_id = o.id
    JOIN users u ON u.id = o.user_id JOIN accounts a ON a.id = o.account_id WHERE ${reachCondition(sql, reach)}`

/** Selects the fields of a saved list row. */
export const savedListRowFields = (sql: SqlClient): Fragment =>
  sql`o.id, o.draft_id AS "draftId", o.saved_at AS "savedAt", o.code, n.name,
    o.list_type AS "listType", o.total_pretax::text AS cost, o.quantity, o.account_id AS "accountId",
    a.name AS "accountName", trim(u.first_name || ' ' || u.last_name) AS "userName",
    o.cost_price::text AS "unitPrice"`

/** The site's settings for formatting a row; `zone` is the time zone for its dates. */
export interface RowFormat {
  readonly zone: DateTime.TimeZone
  readonly naming: SourceNaming
}

export const savedListFromRow = (
  row: ReturnType<typeof decodeRows>[number],
  { naming, zone }: RowFormat,
): SavedList => {
  const day = formatIsoDay(row.savedAt, zone)
  return {
    id: row.id,
    draftId: row.draftId,
    orderDate: day,
    expirationDate: savedListExpiry(day),
    orderCode: row.code,
    name: row.name,
    listType: row.listType,
    sourceName: sourceDisplayName(row.listType, naming),
    estimatedCost: row.cost,
    quantity: row.quantity,
    accountId: row.accountId,
    accountName: row.accountName,
    userName: row.userName,
    unitPrice: row.unitPrice,
  }
}

export const fullSavedListFromRow = (
  row: ReturnType<typeof decodeLists>[number],
  form: RowFormat,
): FullSavedList => ({
  row: savedListFromRow(row, form),
  definition: row.definition,
  choices: row.choices,
  snapshot: row.snapshot,
  receipt: row.receipt,
})
