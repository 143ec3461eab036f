import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { assertPriceAddsUp, priceDiscrepancies } from "../../src/pricing/price/assertPriceAddsUp.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { priceOrder } from "../../src/pricing/price/priceOrder.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { demoList, demoOrder, priceOf, tenOff } from "./demoPrices.ts"

describe("the price of an order [ob9-cost-per-record] [ob9-order-charge] [ob9-total-before-tax]", () => {
  it("is the cost per record times the quantity, and the charges of the list", () => {
    expect(priceOf(demoList, demoOrder).figures).toMatchObject({
      unitPrice: "0.08500",
      orderCharge: "84.15",
      serviceCharge: "7.50",
      totalBeforeTax: "91.65",
    })
  })

  it("names a list usage that the price list does not have", () => {
    const refused = priceOrder(
      indexPriceList(demoList),
      { ...demoOrder, listUsage: 6 },
      null,
      toPromotionReadings({}),
    )
    expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoListUsage", listUsage: 6 } })
  })

  it("names the first element without a price, before a missing list usage", () => {
    const elements = ["Base", "HOME", "CAR"].map((element) => ({ element, isAdditional: false }))
    const toPrice = { ...demoOrder, elements, listUsage: 6 }
    const refused = priceOrder(indexPriceList(demoList), toPrice, null, toPromotionReadings({}))
    expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoPrice", element: "HOME" } })
  })

  it("is never that of parts with fewer records than the order", () => {
    const parts = [{ quantity: 1, elements: demoOrder.elements, lists: [] }]
    expect(() =>
      priceOrder(indexPriceList(demoList), { ...demoOrder, parts }, null, toPromotionReadings({})),
    ).toThrow(`the parts have 1 records, the order ${demoOrder.quantity}`)
  })
})

describe("a price that falls though one might not think so", () => {
  it("is that of one more record, at the start of a cheaper bracket", () => {
    const total = (quantity: number) => priceOf(demoList, { ...demoOrder, quantity }).figures.totalBeforeTax
    expect([total(999), total(1000)]).toEqual(["92.42", "67.50"])
  })

  it("is that of a list with a higher minimum, which meets the minimum spend of a promotion", () => {
    const fiftyOff = {
      ...tenOff,
      value: "50.00",
      minimumType: "spend" as const,
      minimumSpend: "100.00",
    }
    const total = (minimumElementsCharge: string) =>
      priceOf({ ...demoList, minimumElementsCharge }, demoOrder, fiftyOff).figures.totalBeforeTax
    expect([total("92.49"), total("92.50")]).toEqual(["99.99", "50.00"])
  })

  it("is that of a list with a higher minimum, of which a promotion takes more, below the minimum order", () => {
    const all = { ...tenOff, type: "percentOffTotal" as const, value: "100" }
    const total = (minimumElementsCharge: string) =>
      priceOf({ ...demoList, minimumElementsCharge, minimumOrderAmount: "100.00" }, demoOrder, all).figures
        .totalBeforeTax
    expect([total("85.00"), total("90.00")]).toEqual(["15.00", "10.00"])
  })

  it("is that of one more record while free leads come off the minimum charge", () => {
    const freeLeads = { ...tenOff, type: "freeLeads" as const, value: "500" }
    const total = (quantity: number) =>
      priceOf(demoList, { ...demoOrder, quantity }, freeLeads).figures.totalBeforeTax
    expect([total(100), total(200)]).toEqual(["44.00", "35.50"])
  })

  it("is that of one more record, which meets the minimum records of a promotion", () => {
    const fromHundred = { ...tenOff, minimumType: "records" as const, minimumRecords: 700 }
    const total = (quantity: number) =>
      priceOf(demoList, { ...demoOrder, quantity }, fromHundred).figures.totalBeforeTax
    expect([total(699), total(700)]).toEqual(["66.92", "57.00"])
  })
})

describe("labels and shipping [ob9-label-charge] [ob9-shipping]", () => {
  it.each([
    [0, "0.00", "0.00"],
    [1, "25.00", "12.50"],
    [2, "49.50", "16.75"],
    [3, "74.25", "21.00"],
  ])("of %i sets cost %s and %s", (labelCount, labelCharge, shippingCharge) => {
    expect(priceOf(demoList, { ...demoOrder, labelCount }).figures).toMatchObject({
      labelCharge,
      shippingCharge,
      minimumLabelChargeApplies: labelCount === 1,
    })
  })
})

describe("the cost of goods [ob9-goods-cost]", () => {
  it("is order and labels, at most the cap, and in no total", () => {
    expect(priceOf(demoList, demoOrder).figures.goodsCost).toBe("84.15")
    expect(priceOf(demoList, { ...demoOrder, labelCount: 1 }).figures).toMatchObject({
      goodsCost: "100.00",
      subtotal: "129.15",
    })
  })
})

describe("repeated use [ob9-usage-multiple]", () => {
  const elements = [
    { element: "Base", isAdditional: false },
    { element: "AGE", isAdditional: true },
  ]

  it.each([
    ["wholeOrder" as const, "0.12750"],
    ["baseOnly" as const, "0.12250"],
  ])("by the method %s makes a record cost %s", (UsageMultiplies, unitPrice) => {
    const { figures } = priceOf(
      { ...demoList, usageMultiplies: UsageMultiplies },
      { ...demoOrder, elements, listUsage: 2 },
    )
    expect(figures.unitPrice).toBe(unitPrice)
  })
})

describe("the check that a price adds up", () => {
  const { figures } = priceOf(demoList, demoOrder)
  const line = (amount: string) => [{ label: "List", detail: "", amount }]

  it("has nothing against a price that does", () => {
    expect(priceDiscrepancies(figures, line("91.65"))).toEqual([])
  })

  it("throws on a total that is a cent off", () => {
    expect(() => assertPriceAddsUp({ ...figures, totalBeforeTax: "91.66" })).toThrow(
      "The price doesn't add up",
    )
  })

  it("names a subtotal that is not the sum of the charges", () => {
    expect(priceDiscrepancies({ ...figures, subtotal: "91.64" })).toEqual([
      "the charges sum to 91.65, not to subtotal 91.64",
    ])
  })

  it("names a promotion that is not in the total", () => {
    expect(priceDiscrepancies({ ...figures, discount: "0.01" })).toEqual([
      "subtotal less discount is not totalBeforeTax 91.65",
    ])
  })

  it("names a minimum order amount that raised nothing", () => {
    expect(priceDiscrepancies({ ...figures, minimumOrderAmountApplies: true })).toEqual([
      "minimumOrderAmountApplies, yet nothing was raised: 91.65",
    ])
  })

  it.each([
    { totalBeforeTax: "-0.01", discount: "91.66" },
    { totalBeforeTax: "91.66", discount: "-0.01" },
  ])("names amounts below 0: %j", (wrong) => {
    expect(priceDiscrepancies({ ...figures, ...wrong })).toEqual([
      `totalBeforeTax ${wrong.totalBeforeTax} or discount ${wrong.discount} is below 0`,
    ])
  })

  it("names lines that do not sum to the total", () => {
    expect(priceDiscrepancies(figures, line("91.64"))).toEqual([
      "the lines do not sum to totalBeforeTax 91.65",
    ])
  })
})
