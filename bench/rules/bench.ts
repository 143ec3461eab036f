import { parsePastedCodes } from "@listwright/domain/geography"
import { loadPriceList, type PricingInput, type PriceList, priceOrder } from "@listwright/domain/pricing"
import { toPromotionReadings, type PromotionTerms } from "@listwright/domain/promotion"
import { Result } from "effect"
import type { BenchTable } from "../../scripts/docs/benchmarkResults.ts"

const elements = Array.from({ length: 12 }, (_, index) => `Element${index}`)

const priceList: PriceList = {
  elementPrices: elements.flatMap((element, index) => [
    { element, from: 1, to: 999, price: `0.0${index + 10}` },
    { element, from: 1_000, to: 9_999, price: `0.00${index + 10}` },
    { element, from: 10_000, to: null, price: `0.000${index + 10}` },
  ]),
  labelPrices: { perRecord: "0.012", firstSetShipping: "12.50", additionalSetShipping: "4.25" },
  usages: [{ listUsage: 1, multiple: "1", description: "One Time" }],
  minimumElementsCharge: "45.00",
  minimumLabelCharge: "25.00",
  maximumGoodsCost: "100000.00",
  serviceCharge: "7.50",
  minimumOrderAmount: "75.00",
  usageMultiplies: "wholeOrder",
}

const promotion: PromotionTerms = {
  type: "percentOffTotal",
  value: "12.5",
  balance: null,
  minimumType: null,
  minimumSpend: null,
  minimumRecords: null,
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
  const order: PricingInput = {
    quantity: 5_000,
    elements: elements.map((element, index) => ({ element, isAdditional: index > 8 })),
    listUsage: 1,
    labelCount: 1,
    geographyCharge: "15.00",
    mobilePackageCharge: "0.00",
  }
  const readings = toPromotionReadings({})
  const quotes = perSecond(100_000, (index) => {
    Result.getOrThrow(priceOrder(list, { ...order, quantity: 1 + (index % 20_000) }, promotion, readings))
  })
  const paste = Array.from({ length: 2_000 }, (_, index) => String(10_000 + index * 7)).join("\n")
  const pastes = perSecond(1_000, () => {
    Result.getOrThrow(parsePastedCodes(paste, "zip"))
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
