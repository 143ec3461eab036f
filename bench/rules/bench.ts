import { pastedCodes } from "@listwright/domain/geography"
import { loadPriceList, type OrderToPrice, type PriceList, quoteOrder } from "@listwright/domain/pricing"
import { promotionReadingsOf, type PromotionTerms } from "@listwright/domain/promotion"
import { Result } from "effect"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"

const elements = Array.from({ length: 12 }, (_, index) => `Element${index}`)

const priceList: PriceList = {
  ElementsPrices: elements.flatMap((PriceName, index) => [
    { PriceName, Lbound: 1, Ubound: 999, Price1: `0.0${index + 10}` },
    { PriceName, Lbound: 1_000, Ubound: 9_999, Price1: `0.00${index + 10}` },
    { PriceName, Lbound: 10_000, Ubound: null, Price1: `0.000${index + 10}` },
  ]),
  LabelPrices: { BasePrice: "0.012", FirstLabelShipping: "12.50", AdditionalLabelShipping: "4.25" },
  ListMultiplePrice: [{ MultipleId: 1, Multiple: "1", Desc: "One Time" }],
  MinElementsCharge: "45.00",
  MinLabelCharge: "25.00",
  MaxCostOfGoodPrice: "100000.00",
  ServiceCharge: "7.50",
  MinOrderAmount: "75.00",
  CalculatePriceMethod: "wholeOrder",
}

const promotion: PromotionTerms = {
  PromotionType: "percentOffTotal",
  PromotionValue: "12.5",
  PromotionBalance: null,
  MinPurAmountType: null,
  MinPurAmount: null,
  MinPurQty: null,
}

const perSecond = (n: number, work: (index: number) => void): number => {
  for (let index = 0; index < n / 10; index++) work(index)
  const start = performance.now()
  for (let index = 0; index < n; index++) work(index)
  return (n / (performance.now() - start)) * 1000
}

/** Rules on one core: quotes a second, and how long a full paste takes to validate. */
export const bench = (): ReadonlyArray<BenchTable> => {
  const list = Result.getOrThrow(loadPriceList(priceList))
  const order: OrderToPrice = {
    quantity: 5_000,
    elements: elements.map((ElementName, index) => ({ ElementName, IsAdditional: index > 8 })),
    ListUsage: 1,
    labelCount: 1,
    GeographyCharge: "15.00",
    MobilePackageCharge: "0.00",
  }
  const readings = promotionReadingsOf({})
  const quotes = perSecond(100_000, (index) => {
    Result.getOrThrow(quoteOrder(list, { ...order, quantity: 1 + (index % 20_000) }, promotion, readings))
  })
  const paste = Array.from({ length: 2_000 }, (_, index) => String(10_000 + index * 7)).join("\n")
  const pastes = perSecond(1_000, () => {
    Result.getOrThrow(pastedCodes(paste, "zip"))
  })
  const head = ["rule", "a second", "each"]
  const rows = [
    [
      "quote, 12 elements and a promotion",
      Math.round(quotes).toLocaleString("en-US"),
      `${(1000 / quotes).toFixed(4)} ms`,
    ],
    [
      "paste of 2,000 ZIP Codes",
      Math.round(pastes).toLocaleString("en-US"),
      `${(1000 / pastes).toFixed(3)} ms`,
    ],
  ]
  return [{ records: null, head, rows }]
}
