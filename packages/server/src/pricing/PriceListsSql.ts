import { loadPriceList, PriceList } from "@listwright/domain/pricing"
import { Clock, Effect, Layer, Result, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { Fragment } from "effect/sql/Statement"
import { NoPriceList, PriceLists } from "./PriceLists.ts"

const Row = Schema.Struct({ id: Schema.String, body: Schema.fromJsonString(PriceList) })
const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Row))

const decodeSources = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ listType: Schema.Int })))

/**
 * Stores price lists in SQL. The current version is the latest in the site's folder that's already in effect. A version
 * with missing or repeated quantities is rejected as a whole.
 */
export const layerPriceListsSql: Layer.Layer<PriceLists, never, SqlClient> = Layer.effect(
  PriceLists,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const first = Effect.fnUntraced(function* (listType: number, which: Fragment) {
      const found = yield* Effect.orDie(sql`SELECT id, body::text AS body FROM price_lists
        WHERE list_type = ${listType} AND ${which} ORDER BY valid_from DESC, id DESC LIMIT 1`)
      const unusable = (reason: string) => new NoPriceList({ listType, reason })
      const rows = yield* Effect.mapError(decodeRows(found), (error) => unusable(error.message))
      const row = rows[0]
      if (row === undefined) return yield* unusable("there is no price list")
      const loaded = loadPriceList(row.body)
      if (Result.isFailure(loaded)) return yield* unusable(loaded.failure.problems.join("; "))
      return { id: row.id, list: row.body, prices: loaded.success }
    })
    return {
      current: Effect.fn("PriceListsSql.current")(function* (listType: number) {
        const now = new Date(yield* Clock.currentTimeMillis)
        return yield* first(listType, sql`valid_from <= ${now} AND withdrawn_at IS NULL`)
      }),
      named: Effect.fn("PriceListsSql.named")(function* (id: string) {
        const rows = yield* Effect.orDie(
          sql`SELECT list_type AS "listType" FROM price_lists WHERE id = ${id}`,
        )
        const [source] = decodeSources(rows)
        if (source === undefined)
          return yield* new NoPriceList({ listType: 0, reason: `there is no price list ${id}` })
        return { ...source, ...(yield* first(source.listType, sql`id = ${id}`)) }
      }),
      version: Effect.fn("PriceListsSql.version")((listType: number, id: string) =>
        first(listType, sql`id = ${id}`),
      ),
    }
  }),
)
