import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import type { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import { quoteOrder } from "../../src/pricing/quote/quoteOrder.ts"
import type { PromotionTerms } from "../../src/promotion/Promotion.ts"
import { quotesOf } from "../../src/testing/quoting.ts"

/** The price of an order, after it was seen to add up. */
export const quoteOf = quotesOf((list, order, terms, readings) =>
  quoteOrder(indexPriceList(list), order, terms, readings),
)

export const demoList: PriceList = {
  ElementsPrices: [
    { PriceName: "Base", Lbound: 1, Ubound: 999, Price1: "0.07500" },
    { PriceName: "Base", Lbound: 1000, Ubound: null, Price1: "0.05000" },
    { PriceName: "AGE", Lbound: 1, Ubound: null, Price1: "0.01000" },
  ],
  LabelPrices: { BasePrice: "0.02500", FirstLabelShipping: "12.50", AdditionalLabelShipping: "4.25" },
  ListMultiplePrice: [
    { MultipleId: 1, Multiple: "1", Desc: "One Time" },
    { MultipleId: 2, Multiple: "1.5", Desc: "Two Times" },
  ],
  MinElementsCharge: "45.00",
  MinLabelCharge: "25.00",
  MaxCostOfGoodPrice: "100.00",
  ServiceCharge: "7.50",
  MinOrderAmount: "50.00",
  CalculatePriceMethod: "wholeOrder",
}

export const demoOrder: OrderToPrice = {
  quantity: 990,
  elements: [
    { ElementName: "Base", IsAdditional: false },
    { ElementName: "AGE", IsAdditional: false },
  ],
  ListUsage: 1,
  labelCount: 0,
  GeographyCharge: "0.00",
  MobilePackageCharge: "0.00",
}

export const tenOff: PromotionTerms = {
  PromotionType: "flatDollar",
  PromotionValue: "10.00",
  PromotionBalance: null,
  MinPurAmountType: null,
  MinPurAmount: null,
  MinPurQty: null,
}
