import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { assertQuoteAddsUp, quoteDiscrepancies } from "../../src/pricing/assertQuoteAddsUp.ts"
import { explainCostPrice, explainQuote } from "../../src/pricing/explainQuote.ts"
import { indexPriceList } from "../../src/pricing/IndexedPriceList.ts"
import { nextBracket } from "../../src/pricing/nextBracket.ts"
import type { OrderToPrice } from "../../src/pricing/OrderToPrice.ts"
import type { PriceList } from "../../src/pricing/PriceList.ts"
import { quoteOrder } from "../../src/pricing/quoteOrder.ts"
import { anyPromotion, order, priceList, promotion } from "./arbitraryOrder.ts"

/** Cents as a bigint: a second way of reckoning, apart from the rule's. */
const inCents = (text: string): bigint => BigInt(text.replace(".", ""))

const quoteOf = (list: PriceList, toPrice: OrderToPrice, terms: Parameters<typeof quoteOrder>[2] = null) =>
  Result.getOrThrow(quoteOrder(indexPriceList(list), toPrice, terms, "appliesTo"))

const demoList: PriceList = {
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

const demoOrder: OrderToPrice = {
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

const tenOff = {
  PromotionType: "flatDollar" as const,
  PromotionValue: "10.00",
  PromotionBalance: null,
  MinPurAmountType: null,
  MinPurAmount: null,
  MinPurQty: null,
}

describe("the price of an order", () => {
  it("is the cost per record times the quantity, and the charges of the list", () => {
    expect(quoteOf(demoList, demoOrder).figures).toMatchObject({
      CostPrice: "0.08500",
      OrderCharge: "84.15",
      ServiceCharge: "7.50",
      TotalPretaxCost: "91.65",
    })
  })

  it("names a list usage that the price list does not have", () => {
    const refused = quoteOrder(indexPriceList(demoList), { ...demoOrder, ListUsage: 6 }, null, "appliesTo")
    expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoListUsage", listUsage: 6 } })
  })

  it("names the first element without a price, before a missing list usage", () => {
    const elements = ["Base", "HOME", "CAR"].map((ElementName) => ({ ElementName, IsAdditional: false }))
    const refused = quoteOrder(
      indexPriceList(demoList),
      { ...demoOrder, elements, ListUsage: 6 },
      null,
      "appliesTo",
    )
    expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoPrice", element: "HOME" } })
  })

  it("is a sum that adds up to the cent, in figures and in lines", () => {
    fc.assert(
      fc.property(priceList, order, anyPromotion, (list, toPrice, terms) => {
        const quoted = quoteOf(list, toPrice, terms)
        assertQuoteAddsUp(quoted.figures, explainQuote(quoted))
      }),
    )
  })

  it("is never negative", () => {
    fc.assert(
      fc.property(priceList, order, anyPromotion, (list, toPrice, terms) => {
        const amounts = Object.values(quoteOf(list, toPrice, terms).figures).filter(
          (value) => typeof value === "string",
        )
        expect(amounts.filter((amount) => amount.startsWith("-"))).toEqual([])
      }),
    )
  })

  it("never has an order charge below its minimum, nor above it when the minimum is what counts", () => {
    fc.assert(
      fc.property(priceList, order, (list, toPrice) => {
        fc.pre(toPrice.quantity > 0)
        const { OrderCharge, MinElementsChargeApply } = quoteOf(list, toPrice).figures
        expect(inCents(OrderCharge) >= inCents(list.MinElementsCharge)).toBe(true)
        if (MinElementsChargeApply) expect(OrderCharge).toBe(list.MinElementsCharge)
      }),
    )
  })

  it("charges exactly the shown cost per record times the quantity, unless the minimum counts", () => {
    fc.assert(
      fc.property(priceList, order, (list, toPrice) => {
        const { CostPrice, OrderCharge, MinElementsChargeApply } = quoteOf(list, toPrice).figures
        fc.pre(!MinElementsChargeApply)
        const thousandths = inCents(CostPrice) * BigInt(toPrice.quantity)
        expect(inCents(OrderCharge)).toBe((thousandths + 500n) / 1000n)
      }),
    )
  })

  it("always has a cost per record of 5 decimals and charges of 2", () => {
    fc.assert(
      fc.property(priceList, order, anyPromotion, (list, toPrice, terms) => {
        const { CostPrice, PromotionPointType, PromotionPointValue, ...figures } = quoteOf(
          list,
          toPrice,
          terms,
        ).figures
        expect(CostPrice).toMatch(/^\d+\.\d{5}$/)
        for (const value of Object.values(figures))
          if (typeof value === "string") expect(value).toMatch(/^\d+\.\d{2}$/)
        expect(PromotionPointType === null).toBe(PromotionPointValue === null)
      }),
    )
  })

  it("is 0 throughout when nothing is ordered", () => {
    fc.assert(
      fc.property(priceList, order, anyPromotion, (list, toPrice, terms) => {
        const { PromotionPointType, PromotionPointValue, ...figures } = quoteOf(
          list,
          { ...toPrice, quantity: 0 },
          terms,
        ).figures
        expect(new Set(Object.values(figures))).toEqual(new Set(["0.00000", "0.00", false]))
        expect(PromotionPointType === null || PromotionPointValue !== null).toBe(true)
      }),
    )
  })

  it("does not depend on the order of the elements", () => {
    fc.assert(
      fc.property(priceList, order, (list, toPrice) => {
        const turned = { ...toPrice, elements: toPrice.elements.toReversed() }
        expect(quoteOf(list, turned).figures).toEqual(quoteOf(list, toPrice).figures)
      }),
    )
  })

  it("never falls when an element is added", () => {
    fc.assert(
      fc.property(priceList, order, (list, toPrice) => {
        const less = { ...toPrice, elements: toPrice.elements.slice(0, 1) }
        const without = inCents(quoteOf(list, less).figures.TotalPretaxCost)
        expect(inCents(quoteOf(list, toPrice).figures.TotalPretaxCost) >= without).toBe(true)
      }),
    )
  })

  it("never falls with the quantity inside one bracket", () => {
    fc.assert(
      fc.property(priceList, order, fc.integer({ min: 1, max: 998 }), (list, toPrice, quantity) => {
        const now = quoteOf(list, { ...toPrice, quantity }).figures.TotalPretaxCost
        const more = quoteOf(list, { ...toPrice, quantity: quantity + 1 }).figures.TotalPretaxCost
        expect(inCents(more) >= inCents(now)).toBe(true)
      }),
    )
  })

  it("never falls with repeated use", () => {
    fc.assert(
      fc.property(priceList, order, (list, toPrice) => {
        const once = quoteOf(list, { ...toPrice, ListUsage: 1 }).figures.OrderCharge
        const often = quoteOf(list, { ...toPrice, ListUsage: 100 }).figures.OrderCharge
        expect(inCents(often) >= inCents(once)).toBe(true)
      }),
    )
  })

  it("is the same by both methods when no element is additional", () => {
    fc.assert(
      fc.property(priceList, order, (list, toPrice) => {
        const plain = {
          ...toPrice,
          elements: toPrice.elements.map((element) => ({ ...element, IsAdditional: false })),
        }
        const whole = quoteOf({ ...list, CalculatePriceMethod: "wholeOrder" }, plain)
        expect(quoteOf({ ...list, CalculatePriceMethod: "baseOnly" }, plain).figures).toEqual(whole.figures)
      }),
    )
  })

  it("has a cost of goods that is capped and in no total", () => {
    fc.assert(
      fc.property(priceList, order, (list, toPrice) => {
        const figures = quoteOf(list, toPrice).figures
        expect(inCents(figures.GoodsCost) <= inCents(list.MaxCostOfGoodPrice)).toBe(true)
        const uncapped = quoteOf({ ...list, MaxCostOfGoodPrice: "999999999.00" }, toPrice).figures
        expect(uncapped.TotalPretaxCost).toBe(figures.TotalPretaxCost)
      }),
    )
  })

  it("never rises through a promotion", () => {
    fc.assert(
      fc.property(priceList, order, promotion, (list, toPrice, terms) => {
        const without = inCents(quoteOf(list, toPrice).figures.TotalPretaxCost)
        expect(inCents(quoteOf(list, toPrice, terms).figures.TotalPretaxCost) <= without).toBe(true)
      }),
    )
  })
})

describe("the explanation of a price", () => {
  it("says what a person pays for, line by line", () => {
    const quoted = quoteOf(demoList, { ...demoOrder, labelCount: 2 }, tenOff)
    expect(explainQuote(quoted)).toEqual([
      { label: "List", detail: "990 records at $0.08500 (Base, AGE)", amount: "84.15" },
      { label: "Labels", detail: "2 sets of 990 records", amount: "49.50" },
      { label: "Shipping", detail: "2 sets of labels", amount: "16.75" },
      { label: "Service", detail: "flat charge", amount: "7.50" },
      { label: "Promotion", detail: "deducted", amount: "-10.00" },
    ])
  })

  it("shows what the minimums add", () => {
    const quoted = quoteOf({ ...demoList, ServiceCharge: "0.00" }, { ...demoOrder, quantity: 1 })
    expect(explainQuote(quoted)).toEqual([
      { label: "List", detail: "1 record at $0.08500 (Base, AGE), raised to the minimum", amount: "45.00" },
      { label: "Minimum order", detail: "raises the order to the minimum amount", amount: "5.00" },
    ])
  })

  it("still has its first line when nothing is ordered", () => {
    expect(explainQuote(quoteOf(demoList, { ...demoOrder, quantity: 0 }))).toEqual([
      { label: "List", detail: "0 records at $0.00000", amount: "0.00" },
    ])
  })

  it("says how the cost per record is made", () => {
    expect(explainCostPrice(quoteOf(demoList, { ...demoOrder, ListUsage: 2 }))).toEqual([
      { label: "Base", detail: "per record", amount: "0.07500" },
      { label: "AGE", detail: "per record", amount: "0.01000" },
      { label: "Two Times", detail: "prices times 1.5", amount: "0.12750" },
    ])
  })
})

describe("the check that a quote adds up", () => {
  const { figures } = quoteOf(demoList, demoOrder)

  it("throws on a total that is a cent off", () => {
    expect(() => assertQuoteAddsUp({ ...figures, TotalPretaxCost: "91.66" })).toThrow("does not add up")
  })

  it("names a subtotal that is not the sum of the charges", () => {
    expect(quoteDiscrepancies({ ...figures, SubTotalCharge: "91.64" })[0]).toContain(
      "the charges sum to 91.65",
    )
  })

  it("names lines that do not sum to the total", () => {
    expect(quoteDiscrepancies(figures, [{ label: "List", detail: "", amount: "91.64" }])).toEqual([
      "the lines do not sum to TotalPretaxCost 91.65",
    ])
  })
})

describe("the next bracket", () => {
  const list = indexPriceList(demoList)

  it("may make more records cost less", () => {
    const quoted = quoteOf(demoList, demoOrder)
    expect(nextBracket(list, quoted, 5000, null, "appliesTo")).toEqual({
      quantity: 1000,
      costPrice: "0.06000",
      totalPretaxCost: "67.50",
      difference: "-24.15",
    })
  })

  it("is offered when just enough records are available, and not when one is missing", () => {
    expect(nextBracket(list, quoteOf(demoList, demoOrder), 1000, null, "appliesTo")?.quantity).toBe(1000)
    expect(nextBracket(list, quoteOf(demoList, demoOrder), 999, null, "appliesTo")).toBeNull()
  })

  it("is not offered in the last bracket, nor when nothing is ordered", () => {
    expect(
      nextBracket(list, quoteOf(demoList, { ...demoOrder, quantity: 1000 }), 5000, null, "appliesTo"),
    ).toBeNull()
    expect(
      nextBracket(list, quoteOf(demoList, { ...demoOrder, quantity: 0 }), 5000, null, "appliesTo"),
    ).toBeNull()
  })

  it("is what a quote at that quantity says, at a lower cost per record", () => {
    fc.assert(
      fc.property(priceList, order, anyPromotion, (anyList, toPrice, terms) => {
        const indexed = indexPriceList(anyList)
        const quoted = quoteOf(anyList, toPrice, terms)
        const next = nextBracket(indexed, quoted, 100_000_000, terms, "appliesTo")
        fc.pre(next !== null)
        const there = quoteOf(anyList, { ...toPrice, quantity: next.quantity }, terms).figures
        expect([next.costPrice, next.totalPretaxCost]).toEqual([there.CostPrice, there.TotalPretaxCost])
        expect(next.costPrice < quoted.figures.CostPrice).toBe(true)
        expect(inCents(next.totalPretaxCost) - inCents(quoted.figures.TotalPretaxCost)).toBe(
          inCents(next.difference),
        )
      }),
    )
  })
})
