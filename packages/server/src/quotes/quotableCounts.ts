import { AccountId, type Reach } from "@listwright/domain/account"
import { CanonicalDefinition, selectionJson } from "@listwright/domain/definition"
import {
  Choices,
  Contact,
  type Draft,
  type PricingChoices,
  pickPricingChoices,
} from "@listwright/domain/drafts"
import { SavedListId } from "@listwright/domain/saved-lists"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { reachCondition } from "../storage/reachCondition.ts"

/** The parts of a saved count used in a quote. */
const QuotableCount = Schema.Struct({
  id: SavedListId,
  accountId: AccountId,
  listType: Schema.Int,
  name: Schema.String,
  definition: Schema.fromJsonString(CanonicalDefinition),
  choices: Schema.fromJsonString(Choices),
  contact: Schema.fromJsonString(Contact),
})
export type QuotableCount = typeof QuotableCount.Type
const decodeRows = Schema.decodeUnknownSync(Schema.Array(QuotableCount))

const countsWhere = Effect.fnUntraced(function* (reach: Reach, which: Fragment) {
  const sql = yield* SqlClient
  const rows = yield* sql`SELECT o.id, o.account_id AS "accountId", o.list_type AS "listType", n.name,
      o.definition, o.choices, o.contact
    FROM saved_counts o JOIN saved_list_names n ON n.saved_count_id = o.id
    WHERE ${reachCondition(sql, reach)} AND o.former_of IS NULL AND ${which} ORDER BY o.saved_at DESC, o.id DESC`
  return decodeRows(rows)
}, Effect.orDie)

/**
 * Returns the state captured by Save Count. A different selection, or other choices that affect the price, require a
 * new save.
 */
const stateOf = (definition: CanonicalDefinition, choices: PricingChoices): string =>
  JSON.stringify([selectionJson(definition), pickPricingChoices(choices)])

/**
 * Returns the draft's last saved count, or the draft's original list, if it's for the same account and still matches
 * the draft; null if the draft must be saved first.
 */
export const findCurrentSavedCount = Effect.fn("findCurrentSavedCount")(function* (
  reach: Reach,
  draft: Draft,
) {
  const sql = yield* SqlClient
  const saved = yield* countsWhere(
    reach,
    sql`(o.draft_id = ${draft.id} OR o.id = ${draft.savedList?.id ?? null}) AND o.account_id = ${draft.accountId}`,
  )
  const state = stateOf(draft.definition, draft.choices)
  return saved.find(({ choices, definition }) => stateOf(definition, choices) === state) ?? null
})

/** Returns a saved count that the user can access; null if there isn't one. */
export const findQuotableCount = Effect.fn("findQuotableCount")(function* (reach: Reach, id: SavedListId) {
  const sql = yield* SqlClient
  return (yield* countsWhere(reach, sql`o.id = ${id}`))[0] ?? null
})
