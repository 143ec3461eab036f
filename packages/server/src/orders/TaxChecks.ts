import type { SiteConfiguration } from "@listwright/domain/account"
import {
  compareTax,
  type UncoveredPlace,
  uncoveredPlaces,
  type StateTaxes,
  type TableFlaw,
  tableFlaws,
  taxesByState,
  type TaxComparison,
  taxTable,
} from "@listwright/domain/order"
import { OrderCode } from "@listwright/domain/shared"
import { Contact } from "@listwright/domain/drafts"
import { Context, type DateTime, Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { formatIsoDay } from "../site/siteDays.ts"
import { readAllTaxRows } from "./taxRows.ts"

/** A comparison of paid orders with the dated tax table. */
export interface TaxCheck {
  /** The compared orders, oldest first. */
  readonly orders: ReadonlyArray<TaxComparison>
  readonly states: ReadonlyArray<StateTaxes>
  readonly placesWithoutRow: ReadonlyArray<UncoveredPlace>
  readonly flaws: ReadonlyArray<TableFlaw>
}

/** Compares the current dated tax table with the tax charged on paid orders. */
export class TaxChecks extends Context.Service<
  TaxChecks,
  {
    /** Runs the comparison. `since` is an inclusive ISO date in the site's time zone; null for all orders. */
    readonly check: (
      site: Pick<SiteConfiguration, "chargesTax">,
      since: string | null,
    ) => Effect.Effect<TaxCheck>
  }
>()("@listwright/server/orders/TaxChecks") {}

const Row = Schema.Struct({
  orderCode: OrderCode,
  submittedAt: Schema.Date,
  contact: Schema.fromJsonString(Contact),
  pretax: Schema.String,
  charged: Schema.String,
})
const decode = Schema.decodeUnknownSync(Schema.Array(Row))

/** Runs tax checks in SQL. `zone` is the site's time zone, which determines an order's date. */
export const layerTaxChecksSql = (zone: DateTime.TimeZone) =>
  Layer.effect(
    TaxChecks,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const paidOrders = Effect.fnUntraced(function* (since: string | null) {
        // A day of a time zone begins at most a day before that of UTC; the rest is cut off by the day itself.
        const early = since === null ? sql`` : sql`AND submitted_at >= ${since}::date - 1`
        return decode(
          yield* sql`SELECT code AS "orderCode", submitted_at AS "submittedAt", contact, total_pretax::text AS pretax,
              tax::text AS charged
            FROM orders WHERE state IN ('placed', 'fulfilled') ${early} ORDER BY submitted_at, code`,
        )
          .map(({ contact: { countryCode, state, zip }, submittedAt, ...order }) => ({
            ...order,
            countryCode,
            state,
            zip,
            day: formatIsoDay(submittedAt, zone),
          }))
          .filter(({ day }) => since === null || day >= since)
      })
      return TaxChecks.of({
        check: Effect.fn("TaxChecks.check")(function* (site, since) {
          const rows = yield* Effect.provideService(readAllTaxRows, SqlClient, sql)
          const table = taxTable(rows)
          const orders = (yield* paidOrders(since)).map((order) => compareTax(site, table, order))
          return {
            orders,
            states: taxesByState(orders),
            placesWithoutRow: uncoveredPlaces(orders),
            flaws: tableFlaws(rows),
          }
        }, Effect.orDie),
      })
    }),
  )
