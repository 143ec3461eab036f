import { priceWithPromotion } from "../../src/pricing/price/priceWithPromotion.ts"
import type { Promotion } from "../../src/promotion/Promotion.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { nextBracket } from "../../src/pricing/price/nextBracket.ts"
import type { PricingInput } from "../../src/pricing/PricingInput.ts"
import { priceOrder } from "../../src/pricing/price/priceOrder.ts"
import type { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { demoList, demoOrder, priceOf, tenOff } from "./demoPrices.ts"

const nextOf = (order: Partial<PricingInput>, available: number, list: PriceList = demoList) =>
  nextBracket(indexPriceList(list), priceOf(list, { ...demoOrder, ...order }), available, (again) =>
    priceOrder(indexPriceList(list), again, null, toPromotionReadings({})),
  )

describe("the next bracket", () => {
  it("may make more records cost less", () => {
    expect(nextOf({}, 5000)).toEqual({
      quantity: 1000,
      unitPrice: "0.06000",
      totalBeforeTax: "67.50",
      difference: "-24.15",
    })
  })

  it("may cost more in total, at less a record", () => {
    expect(nextOf({ quantity: 600 }, 5000)).toMatchObject({ totalBeforeTax: "67.50", difference: "9.00" })
  })

  it("is offered when just enough records are available, and not when one is missing", () => {
    expect(nextOf({}, 1000)?.quantity).toBe(1000)
    expect(nextOf({}, 999)).toBeNull()
  })

  it("is not offered in the last bracket", () => {
    expect(nextOf({ quantity: 999 }, 5000)?.quantity).toBe(1000)
    expect(nextOf({ quantity: 1000 }, 5000)).toBeNull()
  })

  it.each([{ quantity: 0 }, { listType: 190 }])("is not offered where no record has a price: %j", (over) => {
    expect(nextOf(over, 5000)).toBeNull()
  })

  it("skips a bracket that is not cheaper, and one where an element has no price", () => {
    const row = (element: string, from: number, to: number | null, price: string) => ({
      element,
      from,
      to,
      price,
    })
    const list = {
      ...demoList,
      elementPrices: [
        row("Base", 1, 999, "0.07"),
        row("Base", 1000, 1999, "0.07"),
        row("Base", 2000, 2999, "0.06"),
        row("Base", 3000, null, "0.05"),
        row("AGE", 1, 1999, "0.01"),
      ],
    }
    const base = [{ element: "Base", isAdditional: false }]
    expect(nextOf({ elements: base }, 5000, list)?.quantity).toBe(2000)
    expect(nextOf({}, 5000, list)).toBeNull()
  })

  it("compares the costs per record as they are shown, so it offers no bracket for a fraction that nobody sees", () => {
    const rows = ["0.0700049", "0.0699951", "0.0699949"].map((price, at) => ({
      element: "Base",
      from: [1, 1000, 2000][at] ?? 1,
      to: [999, 1999, null][at] ?? null,
      price,
    }))
    const elements = [{ element: "Base", isAdditional: false }]
    const next = nextOf({ elements }, 5000, { ...demoList, elementPrices: rows })
    expect([next?.quantity, next?.unitPrice]).toEqual([2000, "0.06999"])
  })

  it("is the nearest of several elements' brackets", () => {
    const elementPrices = [
      ...demoList.elementPrices.slice(0, 2),
      { element: "AGE", from: 1, to: 994, price: "0.01" },
      { element: "AGE", from: 995, to: null, price: "0.009" },
    ]
    expect(nextOf({}, 5000, { ...demoList, elementPrices })?.quantity).toBe(995)
  })

  it("is not offered on a map, where a price holds at every quantity", () => {
    const list = { ...demoList, mapBasePrice: "0.09" }
    expect(nextOf({ geoType: "radius" }, 5000, list)).toBeNull()
    expect(nextOf({ geoType: "zip" }, 5000, list)?.quantity).toBe(1000)
  })

  it("has the promotion that holds at its quantity, not the one that holds now", () => {
    const list = indexPriceList(demoList)
    const halfOffMany: Promotion = {
      ...tenOff,
      type: "percentOffTotal",
      value: "50",
      minimumType: "records",
      minimumRecords: 1000,
      name: "Half off",
      code: "HALF",
      packageIds: [],
      needsNoCode: true,
    }
    const priceOf = (order: PricingInput) =>
      Result.map(
        priceWithPromotion(list, order, [halfOffMany], "", null, toPromotionReadings({})),
        ({ priced }) => priced,
      )
    const now = Result.getOrThrow(priceOf(demoOrder))
    expect(now.figures.discount).toBe("0.00")
    const next = nextBracket(list, now, 5000, priceOf)
    const there = Result.getOrThrow(priceOf({ ...demoOrder, quantity: 1000 }))
    expect(there.figures.discount).not.toBe("0.00")
    expect(next).toMatchObject({ quantity: 1000, totalBeforeTax: there.figures.totalBeforeTax })
  })
})
