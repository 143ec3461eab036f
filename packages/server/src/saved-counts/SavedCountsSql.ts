import { randomUUID } from "node:crypto"
import { displayName } from "@listwright/domain/catalogue"
import { canonicalJson } from "@listwright/domain/definition"
import { Choices, Contact } from "@listwright/domain/drafts"
import { savedCountExpiry, SavedCountId } from "@listwright/domain/saved-lists"
import { chosenReading, DraftId, NotFound, occupantNameReading } from "@listwright/domain/shared"
import { AccountId } from "@listwright/domain/account"
import { Clock, Effect, Layer, Schema } from "effect"
import { SecureRandom } from "effect/crypto/SecureRandom"
import { SqlClient } from "effect/sql/SqlClient"
import { newOrderCode } from "../site/orderCode.ts"
import { Site } from "../configuration/Site.ts"
import { likePattern } from "../storage/likePattern.ts"
import { reachedRows } from "../storage/reachedRows.ts"
import { dayOf, spanOf } from "../site/siteDays.ts"
import { SuppressionPlaces } from "../suppression/SuppressionPlaces.ts"
import { SavedCounts } from "./SavedCounts.ts"

const encodeChoices = Schema.encodeSync(Schema.fromJsonString(Choices))
const encodeContact = Schema.encodeSync(Schema.fromJsonString(Contact))

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: SavedCountId,
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
      costPrice: Schema.String,
    }),
  ),
)
const decodeTotal = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ total: Schema.Int })))
const decodeSome = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ orderId: SavedCountId, listType: Schema.Int, accountId: AccountId })),
)
const missing = new NotFound({ what: "saved list" })

/** Before the first and after the last day that anybody writes. */
const FIRST_DAY = "1000-01-01"
const LAST_DAY = "9998-12-31"

/** Saved counts in SQL. */
export const layerSavedCountsSql: Layer.Layer<
  SavedCounts,
  never,
  Site | SqlClient | SuppressionPlaces | SecureRandom
> = Layer.effect(
  SavedCounts,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const random = yield* SecureRandom
    const { zone } = yield* SuppressionPlaces
    const { configuration } = yield* Site
    const occupantName = chosenReading(occupantNameReading, configuration.readings)

    return SavedCounts.of({
      save: Effect.fn("SavedCounts.save")(function* (
        userId,
        { contact, draft, figures, quantity, snapshot },
      ) {
        const id = SavedCountId.make(randomUUID())
        yield* sql`INSERT INTO saved_counts ${sql.insert({
          id,
          draft_id: draft.id,
          user_id: userId,
          account_id: draft.accountId,
          list_type: draft.listType,
          code: yield* Effect.provideService(newOrderCode, SecureRandom, random),
          name: contact.orderName,
          definition: canonicalJson(draft.definition),
          choices: encodeChoices(draft.choices),
          contact: encodeContact(contact),
          snapshot,
          quantity,
          total_pretax: figures.TotalPretaxCost,
          cost_price: figures.CostPrice,
          saved_at: new Date(yield* Clock.currentTimeMillis),
        })}`
        return id
      }, Effect.orDie),
      page: Effect.fn("SavedCounts.page")(function* (reach, query, { most, skip }) {
        const days = { start: query.start ?? FIRST_DAY, end: query.end ?? LAST_DAY }
        const { before, from } = spanOf(days, zone)
        const ofAccount = query.accountId === null ? sql`true` : sql`o.account_id = ${query.accountId}`
        const part = likePattern(query.search)
        const found = sql`FROM saved_counts o JOIN users u ON u.id = o.user_id JOIN accounts a ON a.id = o.account_id
          WHERE ${reachedRows(sql, reach)} AND ${ofAccount} AND (o.name ILIKE ${part} OR o.code ILIKE ${part})
            AND o.saved_at >= ${from} AND o.saved_at < ${before}`
        const rows = decode(
          yield* sql`SELECT o.id, o.draft_id AS "draftId", o.saved_at AS "savedAt", o.code, o.name,
              o.list_type AS "listType", o.total_pretax::text AS cost, o.quantity, o.account_id AS "accountId",
              a.name AS "accountName", trim(u.first_name || ' ' || u.last_name) AS "userName",
              o.cost_price::text AS "costPrice"
            ${found} ORDER BY o.saved_at DESC, o.id DESC OFFSET ${skip} LIMIT ${most}`,
        )
        const [counted] = decodeTotal(yield* sql`SELECT count(*)::integer AS total ${found}`)
        return {
          total: counted?.total ?? 0,
          items: rows.map(({ cost, draftId, id, savedAt, name, code, ...row }) => ({
            ...row,
            orderId: id,
            sessionId: draftId,
            orderDate: dayOf(savedAt, zone),
            expirationDate: savedCountExpiry(dayOf(savedAt, zone)),
            orderCode: code,
            orderDesc: name,
            dataSourceDesc: displayName(row.listType, occupantName),
            totalEstmCost: cost,
            totalDesiredQty: row.quantity,
          })),
        }
      }, Effect.orDie),
      remove: Effect.fn("SavedCounts.remove")(function* (reach, ids) {
        const wanted = [...new Set(ids)]
        if (wanted.length === 0) return
        const removed = yield* Effect.orDie(
          sql.withTransaction(
            Effect.gen(function* () {
              const rows =
                yield* sql`SELECT o.id FROM saved_counts o WHERE ${sql.in("o.id", wanted)} AND ${reachedRows(sql, reach)}`
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
            sql`SELECT o.id AS "orderId", o.list_type AS "listType", o.account_id AS "accountId" FROM saved_counts o
              WHERE ${sql.in("o.id", ids)} AND ${reachedRows(sql, reach)}`,
          ),
        )
        const found = ids.flatMap((id) => rows.filter(({ orderId }) => orderId === id))
        return found.length < ids.length ? yield* missing : found
      }),
    })
  }),
)
