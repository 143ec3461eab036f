import { Array as Arr, Effect } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import type { TaxRate } from "../configuration/TaxesFile.ts"

/** Makes the site's rates the current ones; existing orders retain the rate at which they were taxed. */
export const replaceTaxRates = Effect.fn("replaceTaxRates")(function* (rates: ReadonlyArray<TaxRate>) {
  const sql = yield* SqlClient
  yield* sql`DELETE FROM tax_rates`
  const rows: ReadonlyArray<Record<string, string | null>> = rates.map(
    ({ from, rate, state, until = null, zipPrefix = "" }) => ({
      state,
      zip_prefix: zipPrefix,
      valid_from: from,
      valid_until: until,
      rate,
    }),
  )
  if (Arr.isReadonlyArrayNonEmpty(rows)) yield* sql`INSERT INTO tax_rates ${sql.insert(rows)}`
})
