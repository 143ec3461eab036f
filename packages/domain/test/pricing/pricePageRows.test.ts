import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { displayedPrices, PriceDisplay, ServicePriceDisplay } from "../../src/pricing/PriceDisplay.ts"
import {
  permittedPricePageItems,
  PRICE_PAGE_INCREMENT,
  PRICE_PAGE_SIZE,
  pricePageRows,
} from "../../src/pricing/pricePageRows.ts"
import {
  minimumOrderText,
  pricePerRecordText,
  servicePriceText,
  pretaxTotalText,
} from "../../src/pricing/priceTexts.ts"
import { demoList } from "./demoPrices.ts"

const rows = (length: number) => Array.from({ length }, (_, index) => index)

describe("the price page [p9-pricing-pages]", () => {
  it("starts with 10 rows and grows by 20", () => {
    expect([PRICE_PAGE_SIZE, PRICE_PAGE_INCREMENT]).toEqual([10, 20])
  })

  it.each([
    { all: 0, presses: 0, shown: 0, hasMore: false },
    { all: 9, presses: 0, shown: 9, hasMore: false },
    { all: 10, presses: 0, shown: 10, hasMore: false },
    { all: 11, presses: 0, shown: 10, hasMore: true },
    { all: 30, presses: 1, shown: 30, hasMore: false },
    { all: 31, presses: 1, shown: 30, hasMore: true },
    { all: 51, presses: 2, shown: 50, hasMore: true },
  ])("shows $shown of $all rows after $presses presses", ({ all, presses, shown, hasMore }) => {
    expect(pricePageRows(rows(all), presses)).toEqual({ shown: rows(shown), hasMore })
  })

  it("lists only what the display data allows, in its own order", () => {
    const items = [{ code: 170 }, { code: 10 }, { code: -1 }]
    expect(permittedPricePageItems(items, [-1, 10, 999])).toEqual([{ code: 10 }, { code: -1 }])
    expect(permittedPricePageItems(items, [])).toEqual([])
  })

  it("shows each element at its first bracket, the minimum order and the usages", () => {
    const fromZero = demoList.elementPrices.map((row) => (row.element === "AGE" ? { ...row, from: 0 } : row))
    const turned = { ...demoList, elementPrices: fromZero.toReversed() }
    const display = displayedPrices(turned)
    expect(display).toEqual({
      prices: [
        { element: "AGE", price: "0.01000" },
        { element: "Base", price: "0.07500" },
      ],
      minimumOrderAmount: "50.00",
      usages: demoList.usages,
    })
    expect(Schema.decodeUnknownSync(PriceDisplay)(display)).toEqual(display)
  })

  it("reads the prices of a service, one a bracket", () => {
    const display = {
      brackets: ["1 to 9,999", "10,000 and more"],
      prices: [{ name: "Clean List", perRecord: ["0.02", "0.01"] }],
      minimumOrderAmount: "35.00",
    }
    expect(Schema.decodeUnknownSync(ServicePriceDisplay)(display)).toEqual(display)
  })
})

describe("a price as it is shown [ob9-price-decimals] [p9-pricing-pages]", () => {
  it.each([
    ["0.0425", "$0.04250"],
    ["0.042505", "$0.04251"],
    ["0.0425049", "$0.04250"],
  ])("of a record, %s, is %s", (price, shown) => {
    expect(pricePerRecordText(price)).toBe(shown)
  })

  it.each([
    ["0.0425", "$0.0425"],
    ["0.03125", "$0.0313"],
    ["0.031249", "$0.0312"],
    ["1234.5", "$1,234.5000"],
  ])("of a service or minimum order, %s, is %s", (price, shown) => {
    expect([servicePriceText(price), minimumOrderText(price)]).toEqual([shown, shown])
  })

  it("of an order is said to be plus tax", () => {
    expect(pretaxTotalText("91.65", true)).toBe("$91.65 plus tax")
    expect(pretaxTotalText("91.65", false)).toBe("$91.65")
  })
})
