import { Clock, Context, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

/** Where the buyer is. */
export interface TaxPlace {
  readonly state: string
  readonly zip: string
  readonly countryCode: string
}

/** No rate is known for the place, so its tax is unknown. */
export class TaxUnknown extends Schema.TaggedError<TaxUnknown>()("TaxUnknown", { state: Schema.String }) {}

/** Sales tax rates: the row of the longest matching ZIP prefix, then the latest that is in force. */
export class TaxTable extends Context.Service<
  TaxTable,
  {
    /** A share such as '0.0625'. Nothing is charged outside the United States. */
    readonly rateAt: (place: TaxPlace) => Effect.Effect<string, TaxUnknown>
  }
>()("@listwright/server/orders/TaxTable") {}

const decodeRows = Schema.decodeUnknownSync(Schema.Array(Schema.Struct({ rate: Schema.String })))

export const layerTaxTableSql: Layer.Layer<TaxTable, never, SqlClient> = Layer.effect(
  TaxTable,
  Effect.gen(function* () {
    const sql = yield* SqlClient
    const rateAt = Effect.fn("TaxTable.rateAt")(function* (place: TaxPlace) {
      const state = place.state.trim().toUpperCase()
      const today = new Date(yield* Clock.currentTimeMillis).toISOString().slice(0, 10)
      const rows = yield* Effect.orDie(sql`SELECT rate::text AS rate FROM tax_rates
        WHERE state = ${state} AND ${place.zip} LIKE zip_prefix || '%' AND valid_from <= ${today}::date
        ORDER BY length(zip_prefix) DESC, valid_from DESC LIMIT 1`)
      const row = decodeRows(rows)[0]
      if (row !== undefined) return row.rate
      // The state decides, whatever the country; provinces have no rate here.
      return place.countryCode === "US" ? yield* new TaxUnknown({ state: place.state }) : "0"
    })
    return { rateAt }
  }),
)
