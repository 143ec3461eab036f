import { selectionJson } from "@listwright/domain/definition"
import { DateTime, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { Users } from "../accounts/Users.ts"
import { PinnedPrices } from "../pricing/PinnedPrices.ts"
import { reachCondition } from "../storage/reachCondition.ts"

const decodeRows = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ id: Schema.String })))

/** Provides the prices that valid quotes promise for their selection, regardless of the quantity ordered. */
export const layerPinnedPricesSql: Layer.Layer<PinnedPrices, never, SqlClient | Users> = Layer.effect(
  PinnedPrices,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const users = yield* Users
    return PinnedPrices.of({
      of: Effect.fn("PinnedPrices.of")(function* (user, { choices, definition }) {
        const { quoteId } = choices
        if (quoteId === undefined) return null
        const reach = yield* users.reachOf(user)
        const rows = yield* Effect.orDie(sql`SELECT o.price_list_id AS id FROM sent_quotes o
          WHERE o.id = ${quoteId} AND o.list_type = ${definition.listType} AND ${reachCondition(sql, reach)}
            AND o.valid_before > ${yield* DateTime.nowAsDate} AND o.selection = ${selectionJson(definition)}`)
        return decodeRows(rows)[0]?.id ?? null
      }),
    })
  }),
)
