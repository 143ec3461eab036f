import { BigDecimal } from "effect"
import fc from "fast-check"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import type { PriceList, PriceRow } from "../../src/pricing/PriceList.ts"
import type { PromotionTerms } from "../../src/promotion/Promotion.ts"
import { promotionTypes } from "../../src/promotion/PromotionType.ts"

const decimals = (max: number, places: number): fc.Arbitrary<string> =>
  fc
    .integer({ min: 0, max: max * 10 ** places })
    .map((n) => BigDecimal.format(BigDecimal.make(BigInt(n), places)))
    .filter((text) => !text.includes("e"))

export const dollars = (max: number): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: max * 100 }).map((n) => (n / 100).toFixed(2))

const NAMES = ["Base", "AGE", "INCOME", "Phone"] as const

/** Three brackets, with prices that fall as quantities grow. */
const rowsOf = (name: string): fc.Arbitrary<ReadonlyArray<PriceRow>> =>
  fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 3, maxLength: 3 }).map((prices) => {
    const [a = 0, b = 0, c = 0] = prices.toSorted((x, y) => y - x)
    const price = (n: number): string => (n / 100_000).toFixed(5)
    return [
      { PriceName: name, Lbound: 1, Ubound: 999, Price1: price(a) },
      { PriceName: name, Lbound: 1000, Ubound: 9999, Price1: price(b) },
      { PriceName: name, Lbound: 10_000, Ubound: null, Price1: price(c) },
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
    { MultipleId: 100, Multiple: "2.25", Desc: "Multiple Times" },
  ]),
  MinElementsCharge: dollars(100),
  MinLabelCharge: dollars(50),
  MaxCostOfGoodPrice: dollars(1000),
  ServiceCharge: dollars(20),
  MinOrderAmount: dollars(200),
  CalculatePriceMethod: fc.constantFrom("wholeOrder" as const, "baseOnly" as const),
})

export const order: fc.Arbitrary<OrderToPrice> = fc.record({
  quantity: fc.oneof(
    fc.integer({ min: 0, max: 20_000 }),
    fc.integer({ min: 0, max: 100_000_000 }),
    fc.constantFrom(0, 1, 999, 1000, 9999, 10_000),
  ),
  elements: fc
    .subarray(NAMES.slice(1))
    .chain((names) =>
      fc
        .array(fc.boolean(), { minLength: names.length, maxLength: names.length })
        .map((additional) => [
          { ElementName: "Base", IsAdditional: false },
          ...names.map((ElementName, index) => ({ ElementName, IsAdditional: additional[index] ?? false })),
        ]),
    ),
  ListUsage: fc.constantFrom(1, 2, 100),
  labelCount: fc.integer({ min: 0, max: 5 }),
  GeographyCharge: dollars(30),
  MobilePackageCharge: dollars(200),
})

export const promotion: fc.Arbitrary<PromotionTerms> = fc.record({
  PromotionType: fc.constantFrom(...promotionTypes.names),
  PromotionValue: dollars(500),
  PromotionBalance: dollars(10_000),
  MinPurAmountType: fc.constantFrom(null, "spend" as const, "records" as const, "spendAndRecords" as const),
  MinPurAmount: dollars(500),
  MinPurQty: fc.integer({ min: 0, max: 10_000 }),
})

export const anyPromotion: fc.Arbitrary<PromotionTerms | null> = fc.option(promotion)
