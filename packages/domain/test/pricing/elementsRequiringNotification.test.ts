import { describe, expect, it } from "vitest"
import { elementsRequiringNotification } from "../../src/pricing/elementsRequiringNotification.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import type { PricingInput } from "../../src/pricing/PricingInput.ts"
import { demoList, demoOrder, priceOf } from "./demoPrices.ts"

const row = { element: "Base", to: null, price: "0.05" }
const priceList = {
  ...demoList,
  elementPrices: [
    { ...row, from: 1, to: 999 },
    { ...row, from: 1000, notificationRequired: true },
    { ...row, element: "AGE", from: 1, notificationRequired: false },
  ],
  mapBasePrice: "0.09",
}

const noticed = (over: Partial<PricingInput>) =>
  elementsRequiringNotification(indexPriceList(priceList), { ...demoOrder, ...over })

describe("the site reports it", () => {
  it("of an order that is priced by a row which asks for it", () => {
    expect([noticed({ quantity: 999 }), noticed({ quantity: 1000 })]).toEqual([[], ["Base"]])
  })

  it("once of an element that is ordered twice", () => {
    expect(noticed({ quantity: 1000, elements: [...demoOrder.elements, ...demoOrder.elements] })).toEqual([
      "Base",
    ])
  })

  it("of nothing where nothing is ordered, and where a map price stands in for the row", () => {
    expect([noticed({ quantity: 0 }), noticed({ quantity: 1000, geoType: "radius" })]).toEqual([[], []])
  })

  it("at no other price", () => {
    const silent = {
      ...priceList,
      elementPrices: priceList.elementPrices.map((one) => ({ ...one, notificationRequired: false })),
    }
    const order = { ...demoOrder, quantity: 1000 }
    expect(priceOf(silent, order).figures).toEqual(priceOf(priceList, order).figures)
  })
})
