import { describe, expect, it } from "vitest"
import { pricingElements } from "../../src/pricing/PricingOutput.ts"
import { explainUnitPrice, explainPrice } from "../../src/pricing/price/explainPrice.ts"
import { commonPartColumns, orderParts } from "../../src/pricing/price/orderParts.ts"
import { demoList, demoOrder, priceOf } from "./demoPrices.ts"

const base = { element: "Base", isAdditional: false }
const age = { element: "AGE", isAdditional: false }

/** 1,200 records at the bracket of 1,000: 700 by age, 500 without. */
const combined = {
  ...demoOrder,
  quantity: 1200,
  parts: [
    { quantity: 700, elements: [base, age], lists: ["Seniors", "Grandparents"] },
    { quantity: 500, elements: [base], lists: [] },
  ],
}

describe("an order of lists that are sold by other elements", () => {
  const quoted = priceOf(demoList, combined)

  it("charges each part at the prices of the whole quantity, and says the average", () => {
    // 700 × 0.06000 = 42.00 and 500 × 0.05000 = 25.00
    expect(quoted.figures).toMatchObject({
      orderCharge: "67.00",
      unitPrice: "0.05583",
      totalBeforeTax: "74.50",
    })
  })

  it("explains each part as a line of its own", () => {
    expect(explainPrice(quoted)).toEqual([
      {
        label: "List",
        detail: "Seniors and Grandparents: 700 records at $0.06000 (Base, AGE)",
        amount: "42.00",
      },
      { label: "List", detail: "Other areas: 500 records at $0.05000 (Base)", amount: "25.00" },
      { label: "Service", detail: "flat charge", amount: "7.50" },
    ])
    expect(explainUnitPrice(quoted).map(({ amount, label }) => [label, amount])).toEqual([
      ["Seniors and Grandparents: Base", "0.05000"],
      ["Seniors and Grandparents: AGE", "0.01000"],
      ["Other areas: Base", "0.05000"],
    ])
    expect(pricingElements(quoted).map(({ element }) => element)).toEqual(["Base", "AGE"])
  })

  it("has one minimum, which is a line of its own", () => {
    const dear = priceOf({ ...demoList, minimumElementsCharge: "100.00" }, combined)
    expect(dear.figures).toMatchObject({
      orderCharge: "100.00",
      unitPrice: "0.05583",
      minimumElementsChargeApplies: true,
    })
    expect(explainPrice(dear)[2]).toEqual({ label: "List", detail: "raised to the minimum", amount: "33.00" })
  })
})

describe("the parts of an order", () => {
  const areas = [
    {
      key: "combination:exactly:1:a|b",
      available: 900,
      withPhones: 0,
      selectedBy: [
        { lists: ["A"], columns: ["AGE", "PETS"], records: 600 },
        { lists: ["B"], columns: ["AGE"], records: 300 },
      ],
    },
    { key: "zip:60614", available: 100, withPhones: 0 },
  ]

  it("share what is wanted of an area in proportion to their records", () => {
    expect(orderParts(areas, { quantities: {}, wantedTotal: 100 })).toEqual([
      { lists: ["A"], columns: ["AGE", "PETS"], quantity: 60 },
      { lists: ["B"], columns: ["AGE"], quantity: 30 },
      { lists: [], columns: [], quantity: 10 },
    ])
    expect(orderParts(areas, { quantities: { "zip:60614": 0, "combination:exactly:1:a|b": 1 } })).toEqual([
      { lists: ["A"], columns: ["AGE", "PETS"], quantity: 1 },
    ])
    expect(orderParts(areas, { quantities: {}, wantedTotal: 0 }).map(({ quantity }) => quantity)).toEqual([
      0, 0, 0,
    ])
    expect(orderParts([], { quantities: {} })).toEqual([{ lists: [], columns: [], quantity: 0 }])
  })

  it("are delivered with the attributes that all of them pay for", () => {
    const parts = orderParts(areas, { quantities: {} })
    expect(commonPartColumns(parts)).toEqual([])
    expect(commonPartColumns(parts.slice(0, 2))).toEqual(["AGE"])
    expect(commonPartColumns([])).toEqual([])
  })
})
