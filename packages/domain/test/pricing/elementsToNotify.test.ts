import { describe, expect, it } from "vitest"
import { elementsToNotify } from "../../src/pricing/elementsToNotify.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import { demoList, demoOrder, quoteOf } from "./demoPrices.ts"

const row = { PriceName: "Base", Ubound: null, Price1: "0.05" }
const priceList = {
  ...demoList,
  ElementsPrices: [
    { ...row, Lbound: 1, Ubound: 999 },
    { ...row, Lbound: 1000, NotificationRequired: true },
    { ...row, PriceName: "AGE", Lbound: 1, NotificationRequired: false },
  ],
  MapBasePrice: "0.09",
}

const noticed = (over: Partial<OrderToPrice>) =>
  elementsToNotify(indexPriceList(priceList), { ...demoOrder, ...over })

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
    expect([noticed({ quantity: 0 }), noticed({ quantity: 1000, GeoType: "radius" })]).toEqual([[], []])
  })

  it("at no other price", () => {
    const silent = {
      ...priceList,
      ElementsPrices: priceList.ElementsPrices.map((one) => ({ ...one, NotificationRequired: false })),
    }
    const order = { ...demoOrder, quantity: 1000 }
    expect(quoteOf(silent, order).figures).toEqual(quoteOf(priceList, order).figures)
  })
})
