import { Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { stateTaxRates } from "./stateTaxRates.ts"

/** Fills a tax table that is empty; one that somebody keeps is left alone. */
export const seedTaxRates = Effect.gen(function* () {
  const sql = yield* SqlClient
  const existing = yield* sql`SELECT state FROM tax_rates LIMIT 1`
  if (existing.length > 0) return
  for (const { state, rate, from } of stateTaxRates) {
    yield* sql`INSERT INTO tax_rates (state, rate, valid_from)
      VALUES (${state}, ${rate}::numeric, ${from}::date) ON CONFLICT DO NOTHING`
  }
}).pipe((seed) => Effect.flatMap(SqlClient, (sql) => sql.withTransaction(seed)), Effect.orDie)
