import { CanonicalDefinition } from "@listwright/domain/definition"
import { Choices, type Draft, MAX_REVISIONS, type OpenDraft } from "@listwright/domain/drafts"
import { DraftId, SavedListId } from "@listwright/domain/shared"
import { AccountId, UserId } from "@listwright/domain/account"
import { DateTime, Schema } from "effect"

export const DraftRow = Schema.Struct({
  id: DraftId,
  user_id: UserId,
  account_id: AccountId,
  list_type: Schema.Int,
  revision: Schema.Int,
  undo_to: Schema.NullOr(Schema.Int),
  definition: Schema.fromJsonString(CanonicalDefinition),
  choices: Schema.fromJsonString(Choices),
  placed_order_id: Schema.NullOr(Schema.String),
  updated_at: Schema.DateTimeUtcFromDate,
  saved_count_id: Schema.NullOr(SavedListId),
  /** The list's current name; null if it has no name or has been deleted. */
  saved_list_name: Schema.NullOr(Schema.String),
})
export type DraftRow = typeof DraftRow.Type

/** A draft with its first revision, if that revision is still stored. */
export const OpenDraftRow = Schema.Struct({
  ...DraftRow.fields,
  begun_account_id: Schema.NullOr(AccountId),
  begun_definition: Schema.NullOr(Schema.fromJsonString(CanonicalDefinition)),
  begun_choices: Schema.NullOr(Schema.fromJsonString(Choices)),
})

/** The user and account that a draft belongs to. */
export const DraftOwner = Schema.Struct({ userId: UserId, accountId: AccountId })

/** Returns the oldest revision stored for a draft that's at `revision`. */
export const oldestStoredRevision = (revision: number): number => revision - MAX_REVISIONS + 1

export const draftFromRow = (row: DraftRow): Draft => ({
  id: row.id,
  accountId: row.account_id,
  listType: row.list_type,
  revision: row.revision,
  definition: row.definition,
  choices: row.choices,
  canUndo:
    row.placed_order_id === null && row.undo_to !== null && row.undo_to >= oldestStoredRevision(row.revision),
  updatedAt: DateTime.formatIso(row.updated_at),
  ...(row.saved_count_id === null
    ? {}
    : { savedList: { id: row.saved_count_id, name: row.saved_list_name } }),
})

export const openDraftFromRow = (row: typeof OpenDraftRow.Type): OpenDraft => {
  const { begun_account_id: accountId, begun_choices: choices, begun_definition: definition } = row
  const isKept = accountId !== null && definition !== null && choices !== null
  return { draft: draftFromRow(row), begun: isKept ? { accountId, definition, choices } : null }
}
