import type { ListOwner } from "@listwright/domain/counting"
import { canonicalJson, CanonicalDefinition } from "@listwright/domain/definition"
import type { SuppressionDayRange } from "@listwright/domain/suppression"
import { DateTime, Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { reachCondition } from "../storage/reachCondition.ts"
import { choiceSpan } from "./choiceSpan.ts"
import { PendingRecords } from "./PendingRecords.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

/** The part of a saved count that determines its selection. */
const SavedDefinition = Schema.Struct({
  id: Schema.String,
  /** The name; missing if the count isn't named yet. */
  name: Schema.optionalKey(Schema.String),
  definition: Schema.fromJsonString(CanonicalDefinition),
  savedAt: Schema.Date,
})
export type SavedDefinition = typeof SavedDefinition.Type

const decode = Schema.decodeUnknownSync(Schema.Array(SavedDefinition))
const decodeIds = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ id: Schema.String })))

/**
 * Returns the saved counts that belong to the account and are within the user's reach, and those about to be created.
 */
export const findSavedDefinitions = Effect.fn("findSavedDefinitions")(function* (
  ids: ReadonlyArray<string>,
  { accountId, reach }: ListOwner,
) {
  if (ids.length === 0) return []
  const sql = yield* SqlClient
  const pending = yield* PendingRecords
  const savedAt = yield* DateTime.nowAsDate
  const made = ids.flatMap((id): ReadonlyArray<SavedDefinition> => {
    const definition = pending.lists.get(id)
    return definition === undefined ? [] : [{ id, definition, savedAt }]
  })
  if (made.length === ids.length) return made
  const found = decode(
    yield* Effect.orDie(sql`SELECT o.id, n.name, o.definition, o.saved_at AS "savedAt"
      FROM saved_counts o JOIN saved_list_names n ON n.saved_count_id = o.id
      WHERE o.account_id = ${accountId} AND ${sql.in("o.id", ids)}
        AND ${reach === null ? sql`true` : reachCondition(sql, reach)} ORDER BY o.id`),
  )
  return [...made, ...found]
})

/**
 * Returns the saved counts from a date range. A selection never includes itself: saved counts with the same definition
 * are excluded, and a saved count (saved at `savedAt`) includes only those saved before it.
 */
export const findSavedDefinitionsInRange = Effect.fn("findSavedDefinitionsInRange")(function* (
  days: SuppressionDayRange,
  definition: CanonicalDefinition,
  { accountId }: Pick<ListOwner, "accountId">,
  savedAt: Date | null,
) {
  const sql = yield* SqlClient
  const { zone } = yield* SuppressionFolders
  const { before, from } = yield* choiceSpan(days, zone)
  const until = savedAt === null || savedAt > before ? before : savedAt
  const rows = yield* Effect.orDie(sql`SELECT id FROM saved_counts
    WHERE account_id = ${accountId} AND former_of IS NULL AND list_type = ${definition.listType}
      AND saved_at >= ${from} AND saved_at < ${until} AND definition <> ${canonicalJson(definition)} ORDER BY id`)
  return decodeIds(rows).map(({ id }) => id)
})
