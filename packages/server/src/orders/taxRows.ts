import { type TaxPlace, type TaxRow, normalizeStateCode, zipPrefixes } from "@listwright/domain/order"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"

const Row = Schema.Struct({
  state: Schema.String,
  zipPrefix: Schema.String,
  from: Schema.String,
  until: Schema.NullOr(Schema.String),
  rate: Schema.String,
})
const decode: (rows: unknown) => ReadonlyArray<TaxRow> = Schema.decodeUnknownSync(Schema.Array(Row))

const columns = (sql: SqlClient) =>
  sql`state, zip_prefix AS "zipPrefix", valid_from::text AS "from", valid_until::text AS "until", rate::text AS rate`

/** The complete dated table of tax rates. */
export const readAllTaxRows = Effect.gen(function* () {
  const sql = yield* SqlClient
  return decode(yield* sql`SELECT ${columns(sql)} FROM tax_rates ORDER BY state, zip_prefix, valid_from`)
})

/** Returns the rows that might determine a place's rate, on any day. */
export const readTaxRowsForPlace = Effect.fnUntraced(function* ({ state, zip }: TaxPlace) {
  const sql = yield* SqlClient
  return decode(
    yield* sql`SELECT ${columns(sql)} FROM tax_rates
      WHERE state = ${normalizeStateCode(state)} AND ${sql.in("zip_prefix", zipPrefixes(zip))}`,
  )
})
