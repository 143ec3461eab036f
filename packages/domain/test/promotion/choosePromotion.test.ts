import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { assertPriceAddsUp } from "../../src/pricing/price/assertPriceAddsUp.ts"
import { indexPriceList } from "../../src/pricing/price-list/IndexedPriceList.ts"
import { priceWithPromotion } from "../../src/pricing/price/priceWithPromotion.ts"
import {
  choosePromotion,
  isValidForPackage,
  normalizePromoCode,
} from "../../src/promotion/choosePromotion.ts"
import { toDiscountableOrder } from "../../src/promotion/toDiscountableOrder.ts"
import { toPromotionOutcome, promotionOutcomeNotice } from "../../src/promotion/toPromotionOutcome.ts"
import type { Promotion } from "../../src/promotion/Promotion.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { demoList, demoOrder, priceOf, tenOff } from "../pricing/demoPrices.ts"

const promotion = (PromotionCode: string, over: Partial<Promotion> = {}): Promotion => ({
  ...tenOff,
  name: PromotionCode,
  code: PromotionCode,
  packageIds: [],
  needsNoCode: false,
  ...over,
})

const order = toDiscountableOrder(990, priceOf(demoList, demoOrder).figures)

const save10 = promotion("SAVE10")
const big = promotion("BIG", { minimumType: "spend", minimumSpend: "91.66" })
const forPackage = promotion("MOBILE", { packageIds: [3, 4] })
const noCode = { needsNoCode: true }
const large = promotion("LARGE", { ...noCode, minimumType: "records", minimumRecords: 991 })
const packaged = promotion("PACKAGED", { ...noCode, packageIds: [3] })
const first = promotion("FIRST", {
  ...noCode,
  minimumType: "spendAndRecords",
  minimumSpend: "91.65",
  minimumRecords: 990,
})
const second = promotion("SECOND", { ...noCode, value: "500.00" })
const all = [save10, big, forPackage, large, packaged, first, second]

const chosen = (one: Promotion) => ({ _tag: "Chosen", promotion: one })

describe("the promotion of an order with a code", () => {
  it.each(["SAVE10", "save10", "  Save10 "])("is the one that has it: %j", (typed) => {
    expect(choosePromotion(all, typed, order, null)).toEqual(chosen(save10))
  })

  it("is kept while its minimum is not met", () => {
    expect(choosePromotion(all, "BIG", order, null)).toEqual(chosen(big))
  })

  it("is none where no promotion has it, not even one that needs no code", () => {
    expect(choosePromotion(all, "save", order, null)).toEqual({ _tag: "CodeNotValid", code: "SAVE" })
  })

  it("may be typed even where none is needed", () => {
    expect(choosePromotion(all, "second", order, null)).toEqual(chosen(second))
  })

  it.each([
    [3, "Chosen"],
    [4, "Chosen"],
    [5, "OtherPackage"],
    [null, "OtherPackage"],
  ])("holds for its packages only: %s", (mobilePackageId, _tag) => {
    expect(choosePromotion(all, "MOBILE", order, mobilePackageId)).toEqual({ _tag, promotion: forPackage })
  })
})

describe("a code that two promotions have, each for its package", () => {
  const three = promotion("SAME", { packageIds: [3] })
  const four = promotion("SAME", { packageIds: [4] })

  it.each([
    [3, "Chosen", three],
    [4, "Chosen", four],
    [5, "OtherPackage", three],
  ])("is that of package %i", (mobilePackageId, _tag, which) => {
    expect(choosePromotion([three, four], "SAME", order, mobilePackageId)).toEqual({ _tag, promotion: which })
  })
})

describe("the promotion of an order without a code", () => {
  it.each(["", "  "])("is the first that needs none, holds and is met: %j", (typed) => {
    expect(choosePromotion(all, typed, order, null)).toEqual(chosen(first))
  })

  it("is the first, though a later one takes more off", () => {
    expect(choosePromotion([second, first], "", order, null)).toEqual(chosen(second))
    expect(choosePromotion([first, second], "", order, null)).toEqual(chosen(first))
  })

  it("may be one for the package of the order", () => {
    expect(choosePromotion(all, "", order, 3)).toEqual(chosen(packaged))
  })

  it("is the next one as soon as the order is too small for the first", () => {
    expect(choosePromotion(all, "", { ...order, quantity: 989 }, null)).toEqual(chosen(second))
  })

  it("is none where all of them need a code or are not met", () => {
    expect(choosePromotion([save10, big, large], "", order, null)).toEqual({ _tag: "NoPromotion" })
    expect(choosePromotion([], "", order, null)).toEqual({ _tag: "NoPromotion" })
  })
})

describe("what a buyer reads about the promotion", () => {
  const { figures } = priceOf(demoList, demoOrder, tenOff)
  const told = (typed: string, notMet: "minimum spend" | null = null) =>
    toPromotionOutcome(choosePromotion(all, typed, order, null), { figures, notMet })

  it("is what it took off", () => {
    expect(told("SAVE10")).toEqual({ code: "SAVE10", state: "applied", notMet: null, amount: "10.00" })
  })

  it("is the code of one that needs none, too", () => {
    expect(told("")).toMatchObject({ code: "FIRST", state: "applied" })
  })

  it("is what the order misses", () => {
    expect(told("BIG", "minimum spend")).toMatchObject({
      state: "notMet",
      notMet: "minimum spend",
      minimum: { spend: "91.66", records: null },
    })
    expect(told("MOBILE")).toEqual({
      code: "MOBILE",
      state: "notMet",
      notMet: "other package",
      amount: "0.00",
    })
  })

  it("is that a code is not valid", () => {
    expect(told("wrong")).toEqual({ code: "WRONG", state: "notValid", notMet: null, amount: "0.00" })
  })

  it.each([
    ["SAVE10", null, "Promo code has been applied. Deducted: $10.00"],
    ["BIG", "minimum spend", "This code requires an order of at least $91.66."],
    [
      "MOBILE",
      null,
      "This code is for another mobile package. Please choose that package, or remove the code.",
    ],
    ["wrong", null, "The code is not valid."],
  ] as const)("is said in words: %s [ob8-promo-code]", (typed, notMet, text) => {
    const outcome = told(typed, notMet)
    expect(outcome === null ? null : promotionOutcomeNotice(outcome).text).toBe(text)
  })

  it("asks for a larger order where a price does not say how large", () => {
    const missed = { code: "BIG", state: "notMet", notMet: "minimum records", amount: "0.00" } as const
    expect(promotionOutcomeNotice(missed).text).toBe("This code requires a larger order.")
  })

  it("is nothing where there is none", () => {
    expect(toPromotionOutcome({ _tag: "NoPromotion" }, { figures, notMet: null })).toBeNull()
  })
})

describe("a price with its promotion", () => {
  const pricedWith = (typed: string) => {
    const result = priceWithPromotion(
      indexPriceList(demoList),
      demoOrder,
      all,
      typed,
      null,
      toPromotionReadings({}),
    )
    const { priced, choice } = Result.getOrThrow(result)
    assertPriceAddsUp(priced.figures)
    return [choice._tag, priced.figures.discount, priced.notMet]
  }

  it.each([
    ["SAVE10", "Chosen", "10.00", null],
    ["", "Chosen", "10.00", null],
    ["BIG", "Chosen", "0.00", "minimum spend"],
    ["MOBILE", "OtherPackage", "0.00", null],
    ["WRONG", "CodeNotValid", "0.00", null],
  ])("is that of the code %j", (typed, ...expected) => {
    expect(pricedWith(typed)).toEqual(expected)
  })

  it("is none where the order has no price", () => {
    const unpriced = { ...demoOrder, listUsage: 7 }
    const refused = priceWithPromotion(
      indexPriceList(demoList),
      unpriced,
      all,
      "",
      null,
      toPromotionReadings({}),
    )
    expect(Result.getFailure(refused)).toMatchObject({ value: { _tag: "NoListUsage" } })
  })
})

describe("a promotion", () => {
  it("that names no package holds for each, and for none", () => {
    expect([isValidForPackage(save10, 3), isValidForPackage(save10, null)]).toEqual([true, true])
  })

  it("looks at the figures of a price", () => {
    const of = { ...demoOrder, mobilePackageCharge: "120.00" }
    const { subtotal, mobilePackageCharge, orderCharge, unitPrice, quantity } = toDiscountableOrder(
      990,
      priceOf(demoList, of).figures,
    )
    expect([quantity, unitPrice, orderCharge, mobilePackageCharge, subtotal].map(String)).toEqual([
      "990",
      "BigDecimal(0.085)",
      "BigDecimal(84.15)",
      "BigDecimal(120)",
      "BigDecimal(211.65)",
    ])
  })

  it("has a code in capitals, without blanks around it", () => {
    expect(normalizePromoCode(" save 10\t")).toBe("SAVE 10")
  })
})
