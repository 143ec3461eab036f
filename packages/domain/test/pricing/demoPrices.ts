import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import type { PricingInput } from "../../src/pricing/PricingInput.ts"
import type { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import { priceOrder } from "../../src/pricing/price/priceOrder.ts"
import type { PromotionTerms } from "../../src/promotion/Promotion.ts"
import { createPricer } from "../../src/testing/createPricer.ts"

/** The price of an order, after it was seen to add up. */
export const priceOf = createPricer((list, order, terms, readings) =>
  priceOrder(indexPriceList(list), order, terms, readings),
)

export const demoList: PriceList = {
  elementPrices: [
    { element: "Base", from: 1, to: 999, price: "0.07500" },
    { element: "Base", from: 1000, to: null, price: "0.05000" },
    { element: "AGE", from: 1, to: null, price: "0.01000" },
  ],
  labelPrices: { perRecord: "0.02500", firstSetShipping: "12.50", additionalSetShipping: "4.25" },
  usages: [
    { listUsage: 1, multiple: "1", description: "One Time" },
    { listUsage: 2, multiple: "1.5", description: "Two Times" },
  ],
  minimumElementsCharge: "45.00",
  minimumLabelCharge: "25.00",
  maximumGoodsCost: "100.00",
  serviceCharge: "7.50",
  minimumOrderAmount: "50.00",
  usageMultiplies: "wholeOrder",
}

export const demoOrder: PricingInput = {
  quantity: 990,
  elements: [
    { element: "Base", isAdditional: false },
    { element: "AGE", isAdditional: false },
  ],
  listUsage: 1,
  labelCount: 0,
  geographyCharge: "0.00",
  mobilePackageCharge: "0.00",
}

export const tenOff: PromotionTerms = {
  type: "flatDollar",
  value: "10.00",
  balance: null,
  minimumType: null,
  minimumSpend: null,
  minimumRecords: null,
}
