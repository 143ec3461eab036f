import { effectiveRate, taxTable, totalsWithTax } from "@listwright/domain/order"
import { type DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { SalesTaxes, TaxUnavailable, TaxUnknown } from "./SalesTaxes.ts"
import { readTaxRowsForPlace } from "./taxRows.ts"

/**
 * Provides sales tax from the dated table in the site's folder (`taxes.json`). `zone` is the site's time zone, which
 * determines an order's date.
 */
export const layerSalesTaxesTable = (zone: DateTime.TimeZone): Layer.Layer<SalesTaxes, never, SqlClient> =>
  Layer.effect(
    SalesTaxes,
    Effect.gen(function* () {
      const context = yield* Effect.context<SqlClient>()
      return SalesTaxes.of({
        assess: Effect.fn("SalesTaxes.assess")(function* ({ moment, place, pretax }) {
          const rows = yield* readTaxRowsForPlace(place).pipe(
            Effect.provideContext(context),
            Effect.mapError((error) => new TaxUnavailable({ reason: error.message })),
          )
          const rate = effectiveRate(taxTable(rows), place, formatIsoDay(moment, zone))
          if (rate === null) return yield* new TaxUnknown({ state: place.state })
          return { rate, tax: totalsWithTax(pretax, rate).totalTax }
        }),
      })
    }),
  )
