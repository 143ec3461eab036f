import { assert, layer } from "@effect/vitest"
import { loadPriceList, PriceList, Price } from "@listwright/domain/pricing"
import { Effect, Result, Schema } from "effect"
import { SqlClient } from "effect/sql/SqlClient"
import { allMigrations } from "../../src/start/migrations.ts"
import { databases } from "./databases.ts"

const PRICE_LIST = {
  ElementsPrices: [
    {
      PriceName: "Base",
      Lbound: 1,
      Ubound: null,
      Price1: "0.05",
      Price2: "0.06",
      NotificationRequired: true,
    },
  ],
  LabelPrices: { BasePrice: "0.01", FirstLabelShipping: "12.50", AdditionalLabelShipping: "4.25" },
  ListMultiplePrice: [{ MultipleId: 1, Multiple: "1", Desc: 'Says "Multiple":, or "Price1": in words' }],
  GeographyPrices: [{ GeoType: 3, Price: "7.50" }],
  MinElementsCharge: "25.00",
  MinLabelCharge: "15.00",
  MaxCostOfGoodPrice: "100.00",
  ServiceCharge: "1.00",
  MinOrderAmount: "35.00",
  CalculatePriceMethod: "baseOnly",
  MapBasePrice: "0.08",
  MapMinPrice: "40.00",
  ColumnPrices: [{ ColumnName: "Age", MapColumnPrice: "0.03", MapColumnPrice2: "0.04" }],
  MobilePackages: [
    {
      MobilePackageId: 1,
      MobilePackageName: "Some",
      MobilePackageViewCount: 2_500,
      MobilePackageCharge: "40.00",
    },
  ],
}

const FIGURES = {
  CostPrice: "0.05000",
  OrderCharge: "50.00",
  MinElementsChargeApply: false,
  LabelCharge: "10.00",
  MinLabelChargeApply: true,
  ShippingCharge: "12.50",
  ServiceCharge: "1.00",
  GeographyCharge: "7.50",
  MobilePackageCharge: "0.00",
  GoodsCost: "60.00",
  SubTotalCharge: "81.00",
  PromotionAmount: "5.00",
  PromotionPointType: 4,
  PromotionPointValue: "2",
  MinOrderAmountApply: false,
  TotalPretaxCost: "76.00",
}

const OLD_PRICE = {
  quantity: 1_000,
  available: 1_000,
  figures: FIGURES,
  lines: [{ label: "List", detail: 'Named "CostPrice": by its buyer', amount: "76.00" }],
  perRecord: [],
  nextBracket: { quantity: 2_000, costPrice: "0.04000", totalPretaxCost: "80.00", difference: "4.00" },
  promotion: {
    code: "BIG",
    state: "notMet",
    notMet: "minimum spend",
    minimum: { MinPurAmount: "100.00", MinPurQty: null },
    amount: "0.00",
  },
  minimumQuantity: 250,
}

const PRICE: typeof Price.Type = {
  ...OLD_PRICE,
  figures: {
    unitPrice: "0.05000",
    orderCharge: "50.00",
    minimumElementsChargeApplies: false,
    labelCharge: "10.00",
    minimumLabelChargeApplies: true,
    shippingCharge: "12.50",
    serviceCharge: "1.00",
    geographyCharge: "7.50",
    mobilePackageCharge: "0.00",
    goodsCost: "60.00",
    subtotal: "81.00",
    discount: "5.00",
    promotionPointType: 4,
    promotionPointValue: "2",
    minimumOrderAmountApplies: false,
    totalBeforeTax: "76.00",
  },
  nextBracket: { quantity: 2_000, unitPrice: "0.04000", totalBeforeTax: "80.00", difference: "4.00" },
  promotion: {
    code: "BIG",
    state: "notMet",
    notMet: "minimum spend",
    minimum: { spend: "100.00", records: null },
    amount: "0.00",
  },
}

/** Rows as an earlier release wrote them, without the rows that they refer to. */
const writeOldRows = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql`SET LOCAL session_replication_role = replica`
  yield* sql`INSERT INTO price_lists (id, list_type, valid_from, body)
    VALUES ('OLD', 10, '2026-01-01', ${JSON.stringify(PRICE_LIST)}::jsonb)`
  yield* sql`INSERT INTO order_quotes (order_code, definition, definition_hash, snapshot, list_usage, areas, quote,
      price_list_id, tax_rate, total_pretax, tax, total)
    VALUES ('LW-1', '{}', '', '', 1, '[]', ${JSON.stringify(OLD_PRICE)}, 'OLD', 0, 76, 0, 76)`
  yield* sql`INSERT INTO sent_quotes (id, code, user_id, account_id, list_type, saved_count_id, request_key, price_list_id,
      valid_before, selection, body, receipt, origin, sent_at)
    VALUES ('q', 'LW-Q', 'u', 1, 10, 's', 'k', 'OLD', '2026-12-31', '', ${JSON.stringify({ code: "LW-Q", quote: OLD_PRICE })},
      '', '', '2026-11-26')`
})

const decodePriceLists = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ body: Schema.fromJsonString(PriceList) })),
)
const decodePrices = Schema.decodeUnknownSync(
  Schema.Array(Schema.Struct({ price: Schema.fromJsonString(Price) })),
)
const decodeQuotes = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({ body: Schema.fromJsonString(Schema.Struct({ code: Schema.String, price: Price })) }),
  ),
)

for (const database of databases())
  layer(database.layer, { excludeTestServices: true })(`Rows of earlier releases: ${database.name}`, (it) => {
    it.effect("keep every price and figure under our own names", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient
        yield* sql.withTransaction(writeOldRows)
        yield* allMigrations["0160_names_of_price_lists"]
        yield* allMigrations["0161_names_of_order_quotes"]
        yield* allMigrations["0162_names_of_sent_quotes"]
        const [list] = decodePriceLists(yield* sql`SELECT body::text AS body FROM price_lists`)
        assert.deepStrictEqual(list?.body, {
          elementPrices: [
            {
              element: "Base",
              from: 1,
              to: null,
              price: "0.05",
              secondPrice: "0.06",
              notificationRequired: true,
            },
          ],
          labelPrices: { perRecord: "0.01", firstSetShipping: "12.50", additionalSetShipping: "4.25" },
          usages: [{ listUsage: 1, multiple: "1", description: 'Says "Multiple":, or "Price1": in words' }],
          geographyPrices: [{ geoType: 3, price: "7.50" }],
          minimumElementsCharge: "25.00",
          minimumLabelCharge: "15.00",
          maximumGoodsCost: "100.00",
          serviceCharge: "1.00",
          minimumOrderAmount: "35.00",
          usageMultiplies: "baseOnly",
          mapBasePrice: "0.08",
          mapMinimumElementsCharge: "40.00",
          mapElementPrices: [{ element: "Age", price: "0.03", secondPrice: "0.04" }],
          mobilePackages: [{ id: 1, name: "Some", viewCount: 2_500, charge: "40.00" }],
        })
        assert.isTrue(list !== undefined && Result.isSuccess(loadPriceList(list.body)))
        const [order] = decodePrices(yield* sql`SELECT quote AS price FROM order_quotes`)
        assert.deepStrictEqual(order?.price, PRICE)
        const [sent] = decodeQuotes(yield* sql`SELECT body FROM sent_quotes`)
        assert.deepStrictEqual(sent?.body, { code: "LW-Q", price: PRICE })
      }),
    )
  })
