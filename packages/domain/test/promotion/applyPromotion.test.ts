import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { applyPromotion } from "../../src/promotion/applyPromotion.ts"
import type { DiscountableOrder } from "../../src/promotion/discount.ts"
import { minimumPurchaseTypes } from "../../src/promotion/minimumPurchaseTypes.ts"
import {
  promoCodeAppliedNotice,
  promoCodeRequiredNotice,
  invalidPromoCodeNotice,
  promoMinimumNotMetNotice,
  promoOrderTooSmallNotice,
  promoOtherPackageNotice,
} from "../../src/promotion/Notices.ts"
import { Promotion, PromotionTerms, PromotionType, promotionTypes } from "../../src/promotion/Promotion.ts"
import { toPromotionReadings } from "../../src/promotion/PromotionReadings.ts"
import { decimal, usd } from "../../src/shared/Decimal.ts"

const example: DiscountableOrder = {
  quantity: 1000,
  unitPrice: decimal("0.10000"),
  orderCharge: decimal("100.00"),
  mobilePackageCharge: decimal("50.00"),
  subtotal: decimal("160.00"),
}

const usual = toPromotionReadings({})
const strict = toPromotionReadings({ promotionCap: "orderCharge" })

const terms = (over: Partial<PromotionTerms>): PromotionTerms => ({
  type: "dollarMobileAndList",
  value: "1000.00",
  balance: null,
  minimumType: null,
  minimumSpend: null,
  minimumRecords: null,
  ...over,
})

describe("a promotion [ob9-promotion-cap]", () => {
  it("may take the mobile package away too, by the first reading", () => {
    expect(usd(applyPromotion(terms({}), example, usual).amount)).toBe("150.00")
  })

  it("never takes more than the order charge, by the second reading", () => {
    expect(usd(applyPromotion(terms({}), example, strict).amount)).toBe("100.00")
  })

  it("of the debit card covers the subtotal by either reading", () => {
    const card = terms({ type: "debitCard", balance: "500.00" })
    expect(usd(applyPromotion(card, example, strict).amount)).toBe("160.00")
    expect(usd(applyPromotion(card, example, usual).amount)).toBe("160.00")
  })

  it("of the debit card never takes more than its balance, whatever the fraction of a cent", () => {
    const card = terms({ type: "debitCard", balance: "10.0099" })
    expect(usd(applyPromotion(card, example, usual).amount)).toBe("10.00")
  })

  it("of the debit card has its fraction of a cent rounded half up where the site reads it so", () => {
    const taken = (balance: string) =>
      usd(
        applyPromotion(
          terms({ type: "debitCard", balance }),
          example,
          toPromotionReadings({ cardBalance: "halfUp" }),
        ).amount,
      )
    expect(["10.004", "10.005", "10.0099", "500.00"].map(taken)).toEqual([
      "10.00",
      "10.01",
      "10.01",
      "160.00",
    ])
  })

  it("of free leads is for the ordered records, or for all of them where the site reads it so", () => {
    const raised = { ...example, quantity: 100, orderCharge: decimal("45.00") }
    const taken = (configured: Readonly<Record<string, string>>, PromotionValue: string) =>
      usd(
        applyPromotion(
          terms({ type: "freeLeads", value: PromotionValue }),
          raised,
          toPromotionReadings(configured),
        ).amount,
      )
    expect(["99", "100", "101", "1000"].map((leads) => taken({}, leads))).toEqual([
      "9.90",
      "10.00",
      "10.00",
      "10.00",
    ])
    expect(["99", "100", "101", "1000"].map((leads) => taken({ freeLeads: "all" }, leads))).toEqual([
      "9.90",
      "10.00",
      "10.10",
      "45.00",
    ])
  })

  it("of the debit card without a balance takes nothing", () => {
    expect(usd(applyPromotion(terms({ type: "debitCard" }), example, usual).amount)).toBe("0.00")
  })

  it("that is none changes nothing", () => {
    expect(applyPromotion(null, example, usual)).toMatchObject({ points: null, notMet: null })
  })

  it("with a minimum type but no minimum is always met", () => {
    const given = terms({ minimumType: "spendAndRecords" })
    expect(applyPromotion(given, example, usual).notMet).toBeNull()
  })
})

describe("the codes of promotions [ob9-promotion-types]", () => {
  it("are 1 to 10, one a type", () => {
    expect(promotionTypes.names.map(promotionTypes.encode)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it.each(promotionTypes.names)("turn %s into its code and back", (name) => {
    const code = Schema.encodeSync(PromotionType)(name)
    expect(Schema.decodeUnknownSync(PromotionType)(code)).toBe(name)
  })

  it("do not exist beyond 10", () => {
    expect(promotionTypes.decode(11)).toBeUndefined()
    expect(Schema.decodeUnknownOption(PromotionType)(0)._tag).toBe("None")
  })

  it("are what a promotion holds on the wire", () => {
    const wire = {
      type: 3,
      value: "20.00",
      balance: null,
      minimumType: 1,
      minimumSpend: "100.00",
      minimumRecords: null,
      name: "Twenty off",
      code: "SAVE20",
      packageIds: [],
      needsNoCode: false,
    }
    const read = Schema.decodeUnknownSync(Promotion)(wire)
    expect(read).toMatchObject({ type: "flatDollar", minimumType: "spend" })
    expect(Schema.encodeSync(Promotion)(read)).toEqual(wire)
  })
})

describe("the codes of minimum purchases [ob9-promotion-minimum]", () => {
  it("are 1 to 3", () => {
    expect(minimumPurchaseTypes.names.map(minimumPurchaseTypes.encode)).toEqual([1, 2, 3])
    expect(minimumPurchaseTypes.names).toEqual(["spend", "records", "spendAndRecords"])
  })
})

describe("the words about promotion codes [ob8-promo-code]", () => {
  it("are the specified ones", () => {
    expect(invalidPromoCodeNotice).toMatchObject({ kind: "error", title: "", text: "The code is not valid." })
    expect(promoCodeAppliedNotice("20.00")).toMatchObject({
      kind: "success",
      title: "",
      text: "Promo code has been applied. Deducted: $20.00",
    })
    // A code that earns points deducts nothing.
    expect(promoCodeAppliedNotice("0.00").text).toBe("Promo code has been applied.")
  })

  it("ask for a code", () => {
    expect(promoCodeRequiredNotice).toMatchObject({ kind: "warning", text: "Please enter a promotion code." })
  })

  it("say what an order misses", () => {
    const minimums = { spend: "100.00", records: 5000 }
    expect([
      promoMinimumNotMetNotice("minimum spend", minimums).text,
      promoMinimumNotMetNotice("minimum records", minimums).text,
      promoOtherPackageNotice.text,
    ]).toEqual([
      "This code requires an order of at least $100.00.",
      "This code requires at least 5,000 records.",
      "This code is for another mobile package. Please choose that package, or remove the code.",
    ])
  })

  it("apply even when a minimum has no amount", () => {
    const none = { spend: null, records: null }
    expect(promoMinimumNotMetNotice("minimum spend", none).text).toContain("$0.00")
    expect(promoMinimumNotMetNotice("minimum records", none).text).toContain(" 0 records")
  })
})

describe("a code that is right, but not for this order", () => {
  it("is a warning without a title", () => {
    const minimums = { spend: "1.00", records: 1 }
    for (const { kind, title } of [
      promoMinimumNotMetNotice("minimum spend", minimums),
      promoMinimumNotMetNotice("minimum records", minimums),
      promoOrderTooSmallNotice,
      promoOtherPackageNotice,
      promoCodeRequiredNotice,
    ]) {
      expect([kind, title]).toEqual(["warning", ""])
    }
  })
})
