import { AccountId, UserId } from "@listwright/domain/account"
import { StoredCountReceipt } from "@listwright/domain/counting"
import { selectionJson } from "@listwright/domain/definition"
import { SentQuote } from "@listwright/domain/quotes"
import { NotFound } from "@listwright/domain/shared"
import { DateTime, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { SuppressionFolders } from "../suppression/SuppressionFolders.ts"
import { mailableRows } from "../mail/mailableRows.ts"
import { toTimeSpan } from "../site/siteDays.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import { StoredQuotes } from "./StoredQuotes.ts"

const Body = Schema.fromJsonString(SentQuote)
const Receipt = Schema.fromJsonString(StoredCountReceipt)
const encodeBody = Schema.encodeSync(Body)
const encodeReceipt = Schema.encodeSync(Receipt)
const decodeSent = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ sent: Body })))
const decodeUnmailed = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ sent: Body, origin: Schema.String, userId: UserId, accountOfSender: AccountId }),
  ),
)
const decodeStored = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ sent: Body, receipt: Receipt })))

/** Stores sent quotes in SQL. */
export const layerStoredQuotesSql: Layer.Layer<StoredQuotes, never, SqlClient | SuppressionFolders> =
  Layer.effect(
    StoredQuotes,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { zone } = yield* SuppressionFolders
      const { due, mailed, mailLater } = mailableRows(sql, "sent_quotes", "id")
      const ofRequest = Effect.fn("StoredQuotes.ofRequest")(function* (userId: string, requestKey: string) {
        const rows = yield* sql`SELECT body AS sent FROM sent_quotes
          WHERE user_id = ${userId} AND request_key = ${requestKey}`
        return decodeSent(rows)[0]?.sent ?? null
      }, Effect.orDie)
      return StoredQuotes.of({
        keep: Effect.fn("StoredQuotes.keep")(function* ({ origin, receipt, requestKey, sent, userId }) {
          const { before } = toTimeSpan({ start: sent.sentOn, end: sent.validUntil }, zone)
          yield* sql`INSERT INTO sent_quotes ${sql.insert({
            id: sent.id,
            code: sent.code,
            user_id: userId,
            account_id: sent.accountId,
            list_type: sent.listType,
            saved_count_id: sent.savedCountId,
            request_key: requestKey,
            price_list_id: sent.priceListId,
            valid_before: before,
            selection: selectionJson(sent.definition),
            body: encodeBody(sent),
            receipt: encodeReceipt(receipt),
            origin,
            sent_at: yield* DateTime.nowAsDate,
          })} ON CONFLICT (user_id, request_key) DO NOTHING`
          return (yield* ofRequest(userId, requestKey)) ?? sent
        }, Effect.orDie),
        ofRequest,
        find: Effect.fn("StoredQuotes.find")(function* (reach, id) {
          const rows = yield* Effect.orDie(sql`SELECT o.body AS sent, o.receipt FROM sent_quotes o
            WHERE o.id = ${id} AND ${reachCondition(sql, reach)}`)
          return decodeStored(rows)[0] ?? (yield* new NotFound({ what: "quote" }))
        }),
        unmailed: due("q.").pipe(
          Effect.flatMap(
            (
              areDue,
            ) => sql`SELECT q.body AS sent, q.origin, q.user_id AS "userId", u.account_id AS "accountOfSender"
              FROM sent_quotes q JOIN users u ON u.id = q.user_id WHERE ${areDue}`,
          ),
          Effect.map((rows) => decodeUnmailed(rows)),
          Effect.orDie,
        ),
        mailed,
        mailLater,
      })
    }),
  )
