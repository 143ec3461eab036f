import { randomUUID } from "node:crypto"
import { CountReceipt, toCountReceipt } from "@listwright/domain/counting"
import { canonicalJson } from "@listwright/domain/definition"
import { Choices, Contact } from "@listwright/domain/drafts"
import { AccountId, type Reach, UserId } from "@listwright/domain/account"
import { SavedListId, type SavedListQuery } from "@listwright/domain/saved-lists"
import { NotFound } from "@listwright/domain/shared"
import { DateTime, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { emailKey } from "../accounts/Users.ts"
import { generateOrderCode } from "../site/orderCode.ts"
import { Site } from "../configuration/Site.ts"
import { likePattern } from "../storage/likePattern.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import { totalFromPage } from "../storage/totalFromPage.ts"
import { toTimeSpan } from "../site/siteDays.ts"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"
import { latestCountsSql } from "./latestCountsSql.ts"
import {
  decodeLists,
  decodeRows,
  accessibleCounts,
  savedListRowFields,
  savedListFromRow,
  fullSavedListFromRow,
} from "./savedCountRow.ts"
import { type SavedCountSearchFields, SavedCounts } from "./SavedCounts.ts"

const encodeChoices = Schema.encodeSync(Schema.fromJsonString(Choices))
const encodeContact = Schema.encodeSync(Schema.fromJsonString(Contact))

const encodeReceipt = Schema.encodeSync(Schema.fromJsonString(CountReceipt))

const decodeSome = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ id: SavedListId, listType: Schema.Int, accountId: AccountId })),
)
const decodeOwners = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ userId: UserId })))
const missing = new NotFound({ what: "saved list" })

/** Bounds beyond any date that a user can enter. */
const FIRST_DAY = "1000-01-01"
const LAST_DAY = "9998-12-31"

/** Stores saved counts in SQL. */
export const layerSavedCountsSql: Layer.Layer<
  SavedCounts,
  never,
  Site | SqlClient | SuppressionFolders | SecureRandom
> = Layer.effect(
  SavedCounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom
    const { zone } = yield* SuppressionFolders
    const { configuration } = yield* Site
    const form = { zone, naming: configuration }

    const find = Effect.fn("SavedCounts.find")(function* (reach: Reach, id: SavedListId) {
      const rows = yield* Effect.orDie(
        sql`SELECT ${savedListRowFields(sql)}, o.definition, o.choices, o.snapshot, o.receipt
          ${accessibleCounts(sql, reach)} AND o.id = ${id}`,
      )
      const [row] = decodeLists(rows)
      return row === undefined ? yield* missing : fullSavedListFromRow(row, form)
    })

    /**
     * Selects the lists that match a query from their narrow table, with the alias `o`; unused conditions cost nothing.
     */
    const foundLists = (
      reach: Reach,
      {
        accountId,
        code = "",
        email = "",
        end,
        name = "",
        search,
        start,
      }: SavedListQuery & SavedCountSearchFields,
    ): Fragment => {
      const { before, from } = toTimeSpan({ start: start ?? FIRST_DAY, end: end ?? LAST_DAY }, zone)
      const part = likePattern(search)
      const asked = [
        reachCondition(sql, reach),
        sql`NOT o.is_former`,
        ...(accountId === null ? [] : [sql`o.account_id = ${accountId}`]),
        ...(start === null ? [] : [sql`o.saved_at >= ${from}`]),
        ...(end === null ? [] : [sql`o.saved_at < ${before}`]),
        ...(search.trim() === "" ? [] : [sql`o.searched LIKE lower(${part})`]),
        ...(name === "" ? [] : [sql`o.name ILIKE ${likePattern(name)}`]),
        ...(code === "" ? [] : [sql`o.code ILIKE ${likePattern(code)}`]),
        ...(email === ""
          ? []
          : [sql`o.user_id IN (SELECT id FROM users WHERE email_key = ${emailKey(email)})`]),
      ]
      return sql`FROM saved_list_names o WHERE ${sql.and(asked)}`
    }

    return SavedCounts.of({
      save: Effect.fn("SavedCounts.save")(function* (
        userId,
        { contact, count, draft, figures, quantity, ...of },
      ) {
        const id = of.id ?? SavedListId.make(randomUUID())
        const now = yield* DateTime.now
        yield* sql`INSERT INTO saved_counts ${sql.insert({
          id,
          draft_id: draft.id,
          user_id: userId,
          account_id: draft.accountId,
          list_type: draft.listType,
          code: yield* Effect.provideService(generateOrderCode, SecureRandom, random),
          name: contact.orderName,
          definition: canonicalJson(draft.definition),
          choices: encodeChoices(draft.choices),
          contact: encodeContact(contact),
          snapshot: count.snapshot,
          receipt: encodeReceipt(toCountReceipt(count, DateTime.formatIso(now))),
          quantity,
          total_pretax: figures.totalBeforeTax,
          cost_price: figures.unitPrice,
          saved_at: DateTime.toDateUtc(now),
        })}`
        return id
      }, Effect.orDie),
      copy: Effect.fn("SavedCounts.copy")(function* (from, { choices, contact, draftId, name, userId }) {
        const id = SavedListId.make(randomUUID())
        const code = yield* Effect.provideService(generateOrderCode, SecureRandom, random)
        const copied =
          yield* Effect.orDie(sql`INSERT INTO saved_counts (id, draft_id, user_id, account_id, list_type,
            code, name, definition, choices, contact, snapshot, receipt, quantity, total_pretax, cost_price, saved_at)
          SELECT ${id}, ${draftId}, ${userId}, account_id, list_type, ${code}, ${name}, definition,
            ${encodeChoices(choices)}, ${encodeContact(contact)}, snapshot, receipt, quantity, total_pretax, cost_price,
            saved_at FROM saved_counts WHERE id = ${from} RETURNING id`)
        return copied.length === 0 ? yield* missing : id
      }),
      page: Effect.fn("SavedCounts.page")(function* (reach, query, { most, skip }) {
        const found = foundLists(reach, query)
        const rows = decodeRows(
          yield* sql`SELECT ${savedListRowFields(sql)} ${accessibleCounts(sql, reach)} AND o.id IN (SELECT o.saved_count_id ${found}
            ORDER BY o.saved_at DESC, o.saved_count_id DESC OFFSET ${skip} LIMIT ${most})
            ORDER BY o.saved_at DESC, o.id DESC`,
        )
        const counting = sql`SELECT count(*)::integer AS total ${found}`
        return {
          total: yield* totalFromPage(rows.length, { most, skip }, counting),
          items: rows.map((row) => savedListFromRow(row, form)),
        }
      }, Effect.orDie),
      latest: (reach, most) => latestCountsSql(sql, zone, reach, most),
      rows: Effect.fn("SavedCounts.rows")(function* (reach, ids) {
        if (ids.length === 0) return []
        const rows = decodeRows(
          yield* sql`SELECT ${savedListRowFields(sql)} ${accessibleCounts(sql, reach)} AND ${sql.in("o.id", ids)}`,
        )
        return rows.map((row) => savedListFromRow(row, form))
      }, Effect.orDie),
      find,
      ownerOf: Effect.fn("SavedCounts.ownerOf")(function* (id) {
        const [row] = decodeOwners(
          yield* Effect.orDie(sql`SELECT user_id AS "userId" FROM saved_counts WHERE id = ${id}`),
        )
        return row === undefined ? yield* missing : row.userId
      }),
      rename: Effect.fn("SavedCounts.rename")(function* (reach, id, name) {
        yield* Effect.orDie(
          sql`UPDATE saved_list_names AS o SET name = ${name}, changed_at = ${yield* DateTime.nowAsDate}
            WHERE o.saved_count_id = ${id} AND ${reachCondition(sql, reach)}`,
        )
        return yield* find(reach, id)
      }),
      remove: Effect.fn("SavedCounts.remove")(function* (reach, ids) {
        const wanted = [...new Set(ids)]
        if (wanted.length === 0) return
        const removed = yield* Effect.orDie(
          sql.withTransaction(
            Effect.gen(function* () {
              const rows =
                yield* sql`SELECT o.id FROM saved_counts o WHERE ${sql.in("o.id", wanted)} AND ${reachCondition(sql, reach)}`
              if (rows.length < wanted.length) return false
              yield* sql`DELETE FROM saved_counts WHERE ${sql.in("id", wanted)}`
              return true
            }),
          ),
        )
        if (!removed) return yield* missing
      }),
      some: Effect.fn("SavedCounts.some")(function* (reach, ids) {
        if (ids.length === 0) return []
        const rows = decodeSome(
          yield* Effect.orDie(
            sql`SELECT o.id, o.list_type AS "listType", o.account_id AS "accountId" FROM saved_counts o
              WHERE ${sql.in("o.id", ids)} AND ${reachCondition(sql, reach)}`,
          ),
        )
        const found = ids.flatMap((id) => rows.filter((row) => row.id === id))
        return found.length < ids.length ? yield* missing : found
      }),
    })
  }),
)
