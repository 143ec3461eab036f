import { assert, layer } from "@effect/vitest"
import { OrderCode } from "@listwright/domain/shared"
import { DateTime, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { replaceTaxRates } from "../../src/orders/replaceTaxRates.ts"
import { SalesTaxes } from "../../src/orders/SalesTaxes.ts"
import { layerTaxChecksSql, TaxChecks } from "../../src/orders/TaxChecks.ts"
import { databases } from "../storage/databases.ts"
import { layerServer, newDraft, newUser, placeDraft, removeFolder, temporaryFolder, zips } from "./shop.ts"

const ZONE = DateTime.zoneMakeNamedUnsafe("America/Chicago")

for (const database of databases()) {
  const folder = temporaryFolder()
  afterAll(() => removeFolder(folder))
  const server = Layer.merge(layerServer(folder), layerTaxChecksSql(ZONE)).pipe(
    Layer.provideMerge(database.layer),
  )
  layer(server, { excludeTestServices: true, timeout: "60 seconds" })(
    `the dated table on ${database.name}`,
    (it) => {
      it.effect("says the rate of the place by the day in the site's time zone", () =>
        Effect.gen(function* () {
          yield* replaceTaxRates([
            { state: "IL", from: "2026-01-01", rate: "0.0625" },
            { state: "IL", from: "2027-01-01", rate: "0.07" },
            { state: "IL", zipPrefix: "606", from: "2026-01-01", until: "2026-06-30", rate: "0.1025" },
          ])
          const { assess } = yield* SalesTaxes
          const tax = (zip: string, moment: string) =>
            Effect.map(
              assess({
                pretax: "100.00",
                place: { state: "il", zip, countryCode: "US" },
                moment: new Date(moment),
              }),
              ({ rate, tax: amount }) => [rate, amount],
            )
          // Still the last day of the year in Chicago.
          assert.deepStrictEqual(yield* tax("62701", "2027-01-01T05:59:59Z"), ["0.0625", "6.25"])
          assert.deepStrictEqual(yield* tax("62701", "2027-01-01T06:00:00Z"), ["0.07", "7.00"])
          assert.deepStrictEqual(yield* tax("60614", "2026-07-01T04:59:59Z"), ["0.1025", "10.25"])
          assert.deepStrictEqual(yield* tax("60614", "2026-07-01T05:00:00Z"), ["0.0625", "6.25"])
          const unknown = yield* Effect.flip(tax("60614", "2025-12-31T12:00:00Z"))
          assert.strictEqual(unknown._tag, "TaxUnknown")
        }),
      )

      it.effect("that cannot be read is a table that does not answer", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const { assess } = yield* SalesTaxes
          yield* sql`ALTER TABLE tax_rates RENAME TO tax_rates_away`
          const failed = yield* Effect.flip(
            assess({
              pretax: "100.00",
              place: { state: "IL", zip: "60614", countryCode: "US" },
              moment: new Date(),
            }),
          )
          yield* sql`ALTER TABLE tax_rates_away RENAME TO tax_rates`
          assert.strictEqual(failed._tag, "TaxUnavailable")
        }),
      )

      it.effect("is compared with the orders that were paid, from a day on", () =>
        Effect.gen(function* () {
          const sql = yield* SqlClient
          const { check } = yield* TaxChecks
          const site = { chargesTax: true }
          const since = yield* Effect.map(
            sql`SELECT (now() AT TIME ZONE 'America/Chicago')::date::text AS day`,
            ([row]) => String(row?.["day"]),
          )
          yield* replaceTaxRates([{ state: "IL", from: "2020-01-01", rate: "0.0625" }])
          const user = yield* newUser()
          const { orderCode } = yield* placeDraft(user, (yield* newDraft(user, zips("60610"))).id)
          const own = Effect.map(check(site, since), ({ orders, ...rest }) => ({
            ...rest,
            order: orders.find((one) => one.orderCode === OrderCode.make(orderCode)),
          }))
          assert.deepInclude((yield* own).order, {
            state: "IL",
            zip: "60614",
            day: since,
            pretax: "56.00",
            charged: "3.50",
            expected: "3.50",
            difference: "0.00",
          })
          yield* replaceTaxRates([
            { state: "IL", from: "2020-01-01", rate: "0.0625" },
            { state: "IL", zipPrefix: "606", from: "2020-01-01", until: "2099-12-31", rate: "0.1025" },
          ])
          assert.deepInclude((yield* own).order, { expected: "5.74", difference: "-2.24" })
          yield* replaceTaxRates([{ state: "WI", from: "2020-01-01", until: "2020-12-31", rate: "0.05" }])
          const found = yield* own
          assert.deepInclude(found.order, { rate: null, expected: null, difference: null })
          assert.deepInclude(found.placesWithoutRow[0], { state: "IL", zip: "60614", firstDay: since })
          assert.deepInclude(found.flaws[0], { kind: "gap", state: "WI", from: "2021-01-01", until: null })
          // Orders before the day and unpaid orders are left out.
          yield* sql`UPDATE orders SET submitted_at = submitted_at - interval '2 days' WHERE code = ${orderCode}`
          assert.isUndefined((yield* own).order)
          const all = yield* check(site, null)
          assert.isTrue(all.orders.some((one) => one.orderCode === orderCode))
          yield* sql`UPDATE orders SET state = 'pending' WHERE code = ${orderCode}`
          assert.isFalse((yield* check(site, null)).orders.some((one) => one.orderCode === orderCode))
        }),
      )
    },
  )
}
