import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { assertQuoteAddsUp, quoteDiscrepancies } from "../../src/pricing/quote/assertQuoteAddsUp.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { quoteOrder } from "../../src/pricing/quote/quoteOrder.ts"
import { promotionReadingsOf } from "../../src/promotion/PromotionReadings.ts"
import { demoList, demoOrder, quoteOf, tenOff } from "./demoPrices.ts"

describe("the price of an order [ob9-cost-per-record] [ob9-order-charge]", () => {
  it("is the cost per record times the quantity, and the charges of the list", () => {
    expect(quoteOf(demoList, demoOrder).figures).toMatchObject({
      CostPrice: "0.08500",
      OrderCharge: "84.15",
      ServiceCharge: "7.50",
      TotalPretaxCost: "91.65",
    })
  })

  it("names a list usage that the price list does not have", () => {
    const refused = quoteOrder(
      indexPriceList(demoList),
      { ...demoOrder, ListUsage: 6 },
      null,
      promotionReadingsOf({}),
    )
    expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoListUsage", listUsage: 6 } })
  })

  it("names the first element without a price, before a missing list usage", () => {
    const elements = ["Base", "HOME", "CAR"].map((ElementName) => ({ ElementName, IsAdditional: false }))
    const toPrice = { ...demoOrder, elements, ListUsage: 6 }
    const refused = quoteOrder(indexPriceList(demoList), toPrice, null, promotionReadingsOf({}))
    expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoPrice", element: "HOME" } })
  })

  it("is never that of parts with fewer records than the order", () => {
    const parts = [{ quantity: 1, elements: demoOrder.elements, lists: [] }]
    expect(() =>
      quoteOrder(indexPriceList(demoList), { ...demoOrder, parts }, null, promotionReadingsOf({})),
    ).toThrow(`the parts have 1 records, the order ${demoOrder.quantity}`)
  })
})

describe("a price that falls though one might not think so", () => {
  it("is that of one more record, at the start of a cheaper bracket", () => {
    const total = (quantity: number) => quoteOf(demoList, { ...demoOrder, quantity }).figures.TotalPretaxCost
    expect([total(999), total(1000)]).toEqual(["92.42", "67.50"])
  })

  it("is that of a list with a higher minimum, which meets the minimum spend of a promotion", () => {
    const fiftyOff = {
      ...tenOff,
      PromotionValue: "50.00",
      MinPurAmountType: "spend" as const,
      MinPurAmount: "100.00",
    }
    const total = (MinElementsCharge: string) =>
      quoteOf({ ...demoList, MinElementsCharge }, demoOrder, fiftyOff).figures.TotalPretaxCost
    expect([total("92.49"), total("92.50")]).toEqual(["99.99", "50.00"])
  })

  it("is that of a list with a higher minimum, of which a promotion takes more, below the minimum order", () => {
    const all = { ...tenOff, PromotionType: "percentOffTotal" as const, PromotionValue: "100" }
    const total = (MinElementsCharge: string) =>
      quoteOf({ ...demoList, MinElementsCharge, MinOrderAmount: "100.00" }, demoOrder, all).figures
        .TotalPretaxCost
    expect([total("85.00"), total("90.00")]).toEqual(["15.00", "10.00"])
  })

  it("is that of one more record while free leads come off the minimum charge", () => {
    const freeLeads = { ...tenOff, PromotionType: "freeLeads" as const, PromotionValue: "500" }
    const total = (quantity: number) =>
      quoteOf(demoList, { ...demoOrder, quantity }, freeLeads).figures.TotalPretaxCost
    expect([total(100), total(200)]).toEqual(["44.00", "35.50"])
  })

  it("is that of one more record, which meets the minimum records of a promotion", () => {
    const fromHundred = { ...tenOff, MinPurAmountType: "records" as const, MinPurQty: 700 }
    const total = (quantity: number) =>
      quoteOf(demoList, { ...demoOrder, quantity }, fromHundred).figures.TotalPretaxCost
    expect([total(699), total(700)]).toEqual(["66.92", "57.00"])
  })
})

describe("labels and shipping [ob9-label-charge] [ob9-shipping]", () => {
  it.each([
    [0, "0.00", "0.00"],
    [1, "25.00", "12.50"],
    [2, "49.50", "16.75"],
    [3, "74.25", "21.00"],
  ])("of %i sets cost %s and %s", (labelCount, LabelCharge, ShippingCharge) => {
    expect(quoteOf(demoList, { ...demoOrder, labelCount }).figures).toMatchObject({
      LabelCharge,
      ShippingCharge,
      MinLabelChargeApply: labelCount === 1,
    })
  })
})

describe("the cost of goods [ob9-goods-cost]", () => {
  it("is order and labels, at most the cap, and in no total", () => {
    expect(quoteOf(demoList, demoOrder).figures.GoodsCost).toBe("84.15")
    expect(quoteOf(demoList, { ...demoOrder, labelCount: 1 }).figures).toMatchObject({
      GoodsCost: "100.00",
      SubTotalCharge: "129.15",
    })
  })
})

describe("repeated use [ob9-usage-multiple]", () => {
  const elements = [
    { ElementName: "Base", IsAdditional: false },
    { ElementName: "AGE", IsAdditional: true },
  ]

  it.each([
    ["wholeOrder" as const, "0.12750"],
    ["baseOnly" as const, "0.12250"],
  ])("by the method %s makes a record cost %s", (CalculatePriceMethod, CostPrice) => {
    const { figures } = quoteOf(
      { ...demoList, CalculatePriceMethod },
      { ...demoOrder, elements, ListUsage: 2 },
    )
    expect(figures.CostPrice).toBe(CostPrice)
  })
})

describe("the check that a quote adds up", () => {
  const { figures } = quoteOf(demoList, demoOrder)
  const line = (amount: string) => [{ label: "List", detail: "", amount }]

  it("has nothing against a quote that does", () => {
    expect(quoteDiscrepancies(figures, line("91.65"))).toEqual([])
  })

  it("throws on a total that is a cent off", () => {
    expect(() => assertQuoteAddsUp({ ...figures, TotalPretaxCost: "91.66" })).toThrow("does not add up")
  })

  it("names a subtotal that is not the sum of the charges", () => {
    expect(quoteDiscrepancies({ ...figures, SubTotalCharge: "91.64" })).toEqual([
      "the charges sum to 91.65, not to SubTotalCharge 91.64",
    ])
  })

  it("names a promotion that is not in the total", () => {
    expect(quoteDiscrepancies({ ...figures, PromotionAmount: "0.01" })).toEqual([
      "SubTotalCharge less PromotionAmount is not TotalPretaxCost 91.65",
    ])
  })

  it("names a minimum order amount that raised nothing", () => {
    expect(quoteDiscrepancies({ ...figures, MinOrderAmountApply: true })).toEqual([
      "MinOrderAmountApply, yet nothing was raised: 91.65",
    ])
  })

  it.each([
    { TotalPretaxCost: "-0.01", PromotionAmount: "91.66" },
    { TotalPretaxCost: "91.66", PromotionAmount: "-0.01" },
  ])("names amounts below 0: %j", (wrong) => {
    expect(quoteDiscrepancies({ ...figures, ...wrong })).toEqual([
      `TotalPretaxCost ${wrong.TotalPretaxCost} or PromotionAmount ${wrong.PromotionAmount} is below 0`,
    ])
  })

  it("names lines that do not sum to the total", () => {
    expect(quoteDiscrepancies(figures, line("91.64"))).toEqual([
      "the lines do not sum to TotalPretaxCost 91.65",
    ])
  })
})
