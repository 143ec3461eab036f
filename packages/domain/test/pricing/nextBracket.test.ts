import { quoteWithPromotion } from "../../src/pricing/quote/quoteWithPromotion.ts"
import type { Promotion } from "../../src/promotion/Promotion.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { nextBracket } from "../../src/pricing/quote/nextBracket.ts"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import { quoteOrder } from "../../src/pricing/quote/quoteOrder.ts"
import type { PriceList } from "../../src/pricing/price-list/PriceList.ts"
import { promotionReadingsOf } from "../../src/promotion/PromotionReadings.ts"
import { demoList, demoOrder, quoteOf, tenOff } from "./demoPrices.ts"

const nextOf = (order: Partial<OrderToPrice>, available: number, list: PriceList = demoList) =>
  nextBracket(indexPriceList(list), quoteOf(list, { ...demoOrder, ...order }), available, (again) =>
    quoteOrder(indexPriceList(list), again, null, promotionReadingsOf({})),
  )

describe("the next bracket", () => {
  it("may make more records cost less", () => {
    expect(nextOf({}, 5000)).toEqual({
      quantity: 1000,
      costPrice: "0.06000",
      totalPretaxCost: "67.50",
      difference: "-24.15",
    })
  })

  it("may cost more in total, at less a record", () => {
    expect(nextOf({ quantity: 600 }, 5000)).toMatchObject({ totalPretaxCost: "67.50", difference: "9.00" })
  })

  it("is offered when just enough records are available, and not when one is missing", () => {
    expect(nextOf({}, 1000)?.quantity).toBe(1000)
    expect(nextOf({}, 999)).toBeNull()
  })

  it("is not offered in the last bracket", () => {
    expect(nextOf({ quantity: 999 }, 5000)?.quantity).toBe(1000)
    expect(nextOf({ quantity: 1000 }, 5000)).toBeNull()
  })

  it.each([{ quantity: 0 }, { ListType: 190 }])("is not offered where no record has a price: %j", (over) => {
    expect(nextOf(over, 5000)).toBeNull()
  })

  it("skips a bracket that is not cheaper, and one where an element has no price", () => {
    const row = (PriceName: string, Lbound: number, Ubound: number | null, Price1: string) => ({
      PriceName,
      Lbound,
      Ubound,
      Price1,
    })
    const list = {
      ...demoList,
      ElementsPrices: [
        row("Base", 1, 999, "0.07"),
        row("Base", 1000, 1999, "0.07"),
        row("Base", 2000, 2999, "0.06"),
        row("Base", 3000, null, "0.05"),
        row("AGE", 1, 1999, "0.01"),
      ],
    }
    const base = [{ ElementName: "Base", IsAdditional: false }]
    expect(nextOf({ elements: base }, 5000, list)?.quantity).toBe(2000)
    expect(nextOf({}, 5000, list)).toBeNull()
  })

  it("compares the costs per record as they are shown, so it offers no bracket for a fraction that nobody sees", () => {
    const rows = ["0.0700049", "0.0699951", "0.0699949"].map((Price1, at) => ({
      PriceName: "Base",
      Lbound: [1, 1000, 2000][at] ?? 1,
      Ubound: [999, 1999, null][at] ?? null,
      Price1,
    }))
    const elements = [{ ElementName: "Base", IsAdditional: false }]
    const next = nextOf({ elements }, 5000, { ...demoList, ElementsPrices: rows })
    expect([next?.quantity, next?.costPrice]).toEqual([2000, "0.06999"])
  })

  it("is the nearest of several elements' brackets", () => {
    const ElementsPrices = [
      ...demoList.ElementsPrices.slice(0, 2),
      { PriceName: "AGE", Lbound: 1, Ubound: 994, Price1: "0.01" },
      { PriceName: "AGE", Lbound: 995, Ubound: null, Price1: "0.009" },
    ]
    expect(nextOf({}, 5000, { ...demoList, ElementsPrices })?.quantity).toBe(995)
  })

  it("is not offered on a map, where a price holds at every quantity", () => {
    const list = { ...demoList, MapBasePrice: "0.09" }
    expect(nextOf({ GeoType: "radius" }, 5000, list)).toBeNull()
    expect(nextOf({ GeoType: "zip" }, 5000, list)?.quantity).toBe(1000)
  })

  it("has the promotion that holds at its quantity, not the one that holds now", () => {
    const list = indexPriceList(demoList)
    const halfOffMany: Promotion = {
      ...tenOff,
      PromotionType: "percentOffTotal",
      PromotionValue: "50",
      MinPurAmountType: "records",
      MinPurQty: 1000,
      PromotionName: "Half off",
      PromotionCode: "HALF",
      PackageIds: [],
      IsNoRequired: true,
    }
    const priceOf = (order: OrderToPrice) =>
      Result.map(
        quoteWithPromotion(list, order, [halfOffMany], "", null, promotionReadingsOf({})),
        ({ quoted }) => quoted,
      )
    const now = Result.getOrThrow(priceOf(demoOrder))
    expect(now.figures.PromotionAmount).toBe("0.00")
    const next = nextBracket(list, now, 5000, priceOf)
    const there = Result.getOrThrow(priceOf({ ...demoOrder, quantity: 1000 }))
    expect(there.figures.PromotionAmount).not.toBe("0.00")
    expect(next).toMatchObject({ quantity: 1000, totalPretaxCost: there.figures.TotalPretaxCost })
  })
})
