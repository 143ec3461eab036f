import fc from "fast-check"
import { geoTypes } from "../../src/geography/GeoType.ts"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import type { PriceList, PriceRow } from "../../src/pricing/PriceList.ts"
import type { PromotionTerms } from "../../src/promotion/Promotion.ts"
import { promotionTypes } from "../../src/promotion/PromotionType.ts"

/** 0 to `max`, written with exactly so many decimals. */
export const decimals = (max: number, places: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((n) => {
    const digits = n.toString().padStart(places + 1, "0")
    return `${digits.slice(0, -places)}.${digits.slice(-places)}`
  })

export const dollars = (max: number): fc.Arbitrary<string> => decimals(max, 2)

/** A price per record, now and then with more decimals than are shown. */
const price: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 20_000 }).map((n) => (n / 100_000).toFixed(5)) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 200_000_000 }).map((n) => (n / 1e9).toFixed(9)) },
)

const NAMES = ["Base", "AGE", "INCOME", "Phone"] as const

/** Three brackets, with prices that fall as quantities grow. */
const rowsOf = (name: string): fc.Arbitrary<ReadonlyArray<PriceRow>> =>
  fc.array(price, { minLength: 3, maxLength: 3 }).map((prices) => {
    const [a = "0", b = "0", c = "0"] = prices.toSorted((x, y) => Number(y) - Number(x))
    return [
      { PriceName: name, Lbound: 1, Ubound: 999, Price1: a },
      { PriceName: name, Lbound: 1000, Ubound: 9999, Price1: b },
      { PriceName: name, Lbound: 10_000, Ubound: null, Price1: c },
    ]
  })

export const priceList: fc.Arbitrary<PriceList> = fc.record({
  ElementsPrices: fc.tuple(...NAMES.map(rowsOf)).map((rows) => rows.flat()),
  LabelPrices: fc.record({
    BasePrice: decimals(1, 5),
    FirstLabelShipping: dollars(20),
    AdditionalLabelShipping: dollars(10),
  }),
  ListMultiplePrice: fc.constant([
    { MultipleId: 1, Multiple: "1", Desc: "One Time" },
    { MultipleId: 2, Multiple: "1.5", Desc: "Two Times" },
    { MultipleId: 6, Multiple: "0.75", Desc: "Six" },
    { MultipleId: 100, Multiple: "2.25", Desc: "Multiple Times" },
  ]),
  MinElementsCharge: dollars(100),
  MinLabelCharge: dollars(50),
  MaxCostOfGoodPrice: dollars(1000),
  ServiceCharge: dollars(20),
  MinOrderAmount: dollars(200),
  CalculatePriceMethod: fc.constantFrom("wholeOrder" as const, "baseOnly" as const),
})

/** A price list that has every map price, or none of them. */
export const listWithMapPrices: fc.Arbitrary<PriceList> = fc
  .tuple(priceList, price, dollars(100), price)
  .map(([list, base, minimum, phone]) => ({
    ...list,
    MapBasePrice: base,
    MapMinPrice: minimum,
    ColumnPrices: [{ ColumnName: "Phone", MapColumnPrice: phone }],
  }))

export const anyPriceList: fc.Arbitrary<PriceList> = fc.oneof(priceList, listWithMapPrices)

const quantity = fc.oneof(
  fc.integer({ min: 0, max: 20_000 }),
  fc.integer({ min: 0, max: 100_000_000 }),
  fc.constantFrom(0, 1, 999, 1000, 9999, 10_000),
)

const elements = fc
  .subarray(NAMES.slice(1))
  .chain((names) =>
    fc
      .array(fc.boolean(), { minLength: names.length, maxLength: names.length })
      .map((additional) => [
        { ElementName: "Base", IsAdditional: false },
        ...names.map((ElementName, index) => ({ ElementName, IsAdditional: additional[index] ?? false })),
      ]),
  )

/** An order whose price is calculated, by brackets. */
export const order: fc.Arbitrary<OrderToPrice> = fc.record({
  quantity,
  elements,
  ListUsage: fc.constantFrom(1, 2, 6, 100),
  labelCount: fc.integer({ min: 0, max: 5 }),
  GeographyCharge: dollars(30),
  MobilePackageCharge: dollars(200),
})

/** Any order: of any kind of area, or of mobile advertising. */
export const anyOrder: fc.Arbitrary<OrderToPrice> = fc.oneof(
  order,
  fc
    .tuple(order, fc.constantFrom(...geoTypes.names), fc.constantFrom(10, 190, 200))
    .map(([plain, GeoType, ListType]) => ({ ...plain, GeoType, ListType })),
)

export const promotion: fc.Arbitrary<PromotionTerms> = fc.record({
  PromotionType: fc.constantFrom(...promotionTypes.names),
  PromotionValue: dollars(500),
  PromotionBalance: fc.option(dollars(10_000)),
  MinPurAmountType: fc.constantFrom(null, "spend" as const, "records" as const, "spendAndRecords" as const),
  MinPurAmount: fc.option(dollars(500)),
  MinPurQty: fc.option(fc.integer({ min: 0, max: 10_000 })),
})

/** A promotion that asks for no minimum purchase. */
export const unconditional: fc.Arbitrary<PromotionTerms> = promotion.map((terms) => ({
  ...terms,
  MinPurAmountType: null,
}))

export const anyPromotion: fc.Arbitrary<PromotionTerms | null> = fc.option(promotion)

export const anyCap = fc.constantFrom("appliesTo" as const, "orderCharge" as const)
