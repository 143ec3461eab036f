import { describe, expect, it } from "vitest"
import { pricingElements } from "../../src/pricing/PricingOutput.ts"
import { explainUnitPrice, explainPrice } from "../../src/pricing/price/explainPrice.ts"
import { demoList, demoOrder, priceOf, tenOff } from "./demoPrices.ts"

describe("the explanation of a price", () => {
  it("says what a person pays for, line by line", () => {
    const quoted = priceOf(demoList, { ...demoOrder, labelCount: 2 }, tenOff)
    expect(explainPrice(quoted)).toEqual([
      { label: "List", detail: "990 records at $0.08500 (Base, AGE)", amount: "84.15" },
      { label: "Labels", detail: "2 sets of 990 records", amount: "49.50" },
      { label: "Shipping", detail: "2 sets of labels", amount: "16.75" },
      { label: "Service", detail: "flat charge", amount: "7.50" },
      { label: "Promotion", detail: "deducted", amount: "-10.00" },
    ])
  })

  it("names every flat charge", () => {
    const flat = { ...demoOrder, geographyCharge: "15.00", mobilePackageCharge: "120.00" }
    expect(explainPrice(priceOf(demoList, flat)).slice(1)).toEqual([
      { label: "Service", detail: "flat charge", amount: "7.50" },
      { label: "Geography", detail: "flat charge for this kind of area", amount: "15.00" },
      { label: "Mobile package", detail: "", amount: "120.00" },
    ])
  })

  it("shows what the minimums add", () => {
    const quoted = priceOf({ ...demoList, serviceCharge: "0.00" }, { ...demoOrder, quantity: 1 })
    expect(explainPrice(quoted)).toEqual([
      { label: "List", detail: "1 record at $0.08500 (Base, AGE), raised to the minimum", amount: "45.00" },
      { label: "Minimum order", detail: "raises the order to the minimum amount", amount: "5.00" },
    ])
  })

  it("says that labels were raised to their minimum", () => {
    const [, labels] = explainPrice(priceOf(demoList, { ...demoOrder, labelCount: 1 }))
    expect(labels).toEqual({ label: "Labels", detail: "1 set, raised to the minimum", amount: "25.00" })
  })

  it("writes large quantities with commas", () => {
    const [list] = explainPrice(priceOf(demoList, { ...demoOrder, elements: [], quantity: 1_234_567 }))
    expect(list?.detail).toBe("1,234,567 records at $0.00000, raised to the minimum")
  })

  it("still has its first line when nothing is ordered", () => {
    expect(explainPrice(priceOf(demoList, { ...demoOrder, quantity: 0 }))).toEqual([
      { label: "List", detail: "0 records", amount: "0.00" },
    ])
  })

  it("names the elements of any other list type", () => {
    const [list] = explainPrice(priceOf(demoList, { ...demoOrder, listType: 10 }))
    expect(list?.detail).toBe("990 records at $0.08500 (Base, AGE)")
  })

  it("says that a list of mobile advertising is in the price of its package", () => {
    const mobile = { ...demoOrder, listType: 190, mobilePackageCharge: "120.00" }
    expect(explainPrice(priceOf(demoList, mobile))).toEqual([
      { label: "List", detail: "990 records, included in the mobile package's price", amount: "0.00" },
      { label: "Mobile package", detail: "", amount: "120.00" },
    ])
  })
})

describe("the explanation of a cost per record", () => {
  const elements = [
    { element: "Base", isAdditional: false },
    { element: "AGE", isAdditional: true },
  ]

  it("has a line an element, and none for a usage that multiplies by 1", () => {
    expect(explainUnitPrice(priceOf(demoList, { ...demoOrder, elements }))).toEqual([
      { label: "Base", detail: "per record", amount: "0.07500" },
      { label: "AGE", detail: "additional, per record", amount: "0.01000" },
    ])
  })

  it.each([
    ["wholeOrder" as const, "prices times 1.5", "0.04250"],
    ["baseOnly" as const, "prices that are not additional times 1.5", "0.03750"],
  ])("says by the method %s what repeated use adds", (UsageMultiplies, detail, amount) => {
    const quoted = priceOf(
      { ...demoList, usageMultiplies: UsageMultiplies },
      { ...demoOrder, elements, listUsage: 2 },
    )
    expect(explainUnitPrice(quoted)[2]).toEqual({ label: "Two Times", detail, amount })
  })

  it("takes something off where the multiple is below 1", () => {
    const half = { ...demoList, usages: [{ listUsage: 1, multiple: "0.5", description: "Half" }] }
    expect(explainUnitPrice(priceOf(half, demoOrder))[2]).toMatchObject({ amount: "-0.04250" })
  })

  it("shows more than 5 decimals where a price has them", () => {
    const elementPrices = [{ element: "Base", from: 1, to: null, price: "0.0000000010" }]
    const quoted = priceOf({ ...demoList, elementPrices }, { ...demoOrder, elements: elements.slice(0, 1) })
    expect(explainUnitPrice(quoted)).toEqual([{ label: "Base", detail: "per record", amount: "0.000000001" }])
  })

  it.each([{ quantity: 0 }, { listType: 190 }])("is empty where no record has a price: %j", (over) => {
    const quoted = priceOf(demoList, { ...demoOrder, ...over })
    expect([explainUnitPrice(quoted), pricingElements(quoted)]).toEqual([[], []])
  })
})

describe("the pricing elements of an order", () => {
  it("are its elements, with their prices before repeated use", () => {
    const elements = [
      { element: "Base", isAdditional: false },
      { element: "AGE", isAdditional: true, subElements: "AGE_EXACT" },
    ]
    expect(pricingElements(priceOf(demoList, { ...demoOrder, elements, listUsage: 2 }))).toEqual([
      { element: "Base", isAdditional: false, price: "0.07500" },
      { element: "AGE", isAdditional: true, subElements: "AGE_EXACT", price: "0.01000" },
    ])
  })
})
