import type { AccountId, Reach } from "@listwright/domain/account"
import { Records, formatWholeNumber } from "@listwright/domain/shared"
import type { SuppressionKind, SuppressionListItem } from "@listwright/domain/suppression"
import { Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { likePattern } from "../storage/likePattern.ts"
import { reachCondition } from "../storage/reachCondition.ts"
import { formatIsoDay } from "../site/siteDays.ts"
import { SuppressionFolders } from "./SuppressionFolders.ts"

/** A query for suppression rows of one type; an empty name or number matches all rows. */
export interface RowsQuery {
  readonly kind: SuppressionKind
  readonly accountId: AccountId
  readonly listType: number
  readonly name: string
  readonly number: string
  /** The number of rows before the page, and the number on it. */
  readonly skip: number
  readonly most: number
}

export interface FoundSuppressionRows {
  readonly items: ReadonlyArray<SuppressionListItem>
  readonly total: number
}

/** Finds the rows available to a user for suppression, newest first. */
export class SuppressionRows extends Context.Service<
  SuppressionRows,
  { readonly page: (reach: Reach, query: RowsQuery) => Effect.Effect<FoundSuppressionRows> }
>()("@listwright/server/suppression/SuppressionRows") {}

const decode = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      value: Schema.String,
      code: Schema.String,
      name: Schema.String,
      moment: Schema.Date,
      quantity: Schema.Int,
      /**
       * For an order, the number of records delivered, or null until delivery; for a file, the number of rows
       * matched; null for a saved count.
       */
      matched: Schema.NullOr(Schema.Int),
    }),
  ),
)
const decodeTotal = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ total: Schema.Int })))

const described = (kind: SuppressionKind, quantity: number, matched: number | null): string => {
  switch (kind) {
    case "orders":
      return matched === null
        ? "Not delivered yet, so it doesn't suppress anyone"
        : `${formatWholeNumber(matched)} records delivered`
    case "savedCounts":
      return "What the list selects today"
    case "files":
      return `${formatWholeNumber(matched ?? 0)} rows matched, ${formatWholeNumber(quantity)} people`
  }
}

export const layerSuppressionRowsSql: Layer.Layer<SuppressionRows, never, SqlClient | SuppressionFolders> =
  Layer.effect(
    SuppressionRows,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { zone } = yield* SuppressionFolders

      const rowsOf = (kind: SuppressionKind) => {
        switch (kind) {
          case "orders":
            return sql`SELECT o.code AS value, o.code, o.order_name AS name, o.submitted_at AS moment, o.quantity,
              d.records AS matched, o.user_id, o.account_id, o.list_type
              FROM orders o LEFT JOIN deliveries d ON d.order_code = o.code WHERE o.state <> 'declined'`
          case "savedCounts":
            return sql`SELECT s.id AS value, s.code, n.name, s.saved_at AS moment, s.quantity,
              NULL::integer AS matched, s.user_id, s.account_id, s.list_type
              FROM saved_counts s JOIN saved_list_names n ON n.saved_count_id = s.id
              WHERE NOT n.is_former`
          case "files":
            return sql`SELECT id AS value, id AS code, name, uploaded_at AS moment, persons AS quantity, matched,
              user_id, account_id, list_type FROM suppression_files`
        }
      }

      return SuppressionRows.of({
        page: Effect.fn("SuppressionRows.page")(function* (reach, query) {
          const { accountId, kind, listType, most, name, number, skip } = query
          const where = sql`o.account_id = ${accountId} AND o.list_type = ${listType}
            AND ${reachCondition(sql, reach)}
            AND o.name ILIKE ${likePattern(name)} AND o.code ILIKE ${likePattern(number)}`
          const from = sql`FROM (${rowsOf(kind)}) AS o WHERE ${where}`
          const rows = decode(
            yield* sql`SELECT value, code, name, moment, quantity, matched ${from}
              ORDER BY moment DESC, value DESC OFFSET ${skip} LIMIT ${most}`,
          )
          const [counted] = decodeTotal(yield* sql`SELECT count(*)::integer AS total ${from}`)
          return {
            total: counted?.total ?? 0,
            items: rows.map(({ code, matched, moment, name, quantity, value }) => ({
              orderDate: formatIsoDay(moment, zone),
              orderCode: code,
              name,
              description: described(kind, quantity, matched),
              quantity: Records.make(quantity),
              value,
              savedListCode: kind === "savedCounts" ? value : null,
              countId: kind === "savedCounts" ? value : null,
            })),
          }
        }, Effect.orDie),
      })
    }),
  )
