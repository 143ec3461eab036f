import { BigDecimal, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { applyPromotion } from "../../src/promotion/applyPromotion.ts"
import type { OrderUnderPromotion } from "../../src/promotion/discount.ts"
import { PROMO_CODE_NOT_VALID, promoCodeApplied, promoMinimumNotMet } from "../../src/promotion/Notices.ts"
import { Promotion, PromotionTerms } from "../../src/promotion/Promotion.ts"
import { PromotionType, promotionTypes } from "../../src/promotion/PromotionType.ts"
import { decimal } from "../../src/shared/Decimal.ts"
import { usd } from "../../src/shared/fixed.ts"
import { dollars, promotion } from "../pricing/arbitraryOrder.ts"

/** An order whose subtotal holds its order charge, mobile package and something else. */
const order: fc.Arbitrary<OrderUnderPromotion> = fc
  .record({
    quantity: fc.integer({ min: 0, max: 100_000 }),
    costPrice: fc.integer({ min: 0, max: 50_000 }),
    charge: dollars(2000),
    mobile: dollars(500),
    other: dollars(100),
  })
  .map(({ quantity, costPrice, charge, mobile, other }) => ({
    quantity,
    costPrice: BigDecimal.make(BigInt(costPrice), 5),
    orderCharge: decimal(charge),
    mobilePackageCharge: decimal(mobile),
    subTotalCharge: BigDecimal.sumAll([decimal(charge), decimal(mobile), decimal(other)]),
  }))

const unconditional = promotion.map((terms) => ({ ...terms, MinPurAmountType: null }))

const example: OrderUnderPromotion = {
  quantity: 1000,
  costPrice: decimal("0.10000"),
  orderCharge: decimal("100.00"),
  mobilePackageCharge: decimal("50.00"),
  subTotalCharge: decimal("160.00"),
}

const terms = (over: Partial<PromotionTerms>): PromotionTerms => ({
  PromotionType: "dollarMobileAndList",
  PromotionValue: "1000.00",
  PromotionBalance: null,
  MinPurAmountType: null,
  MinPurAmount: null,
  MinPurQty: null,
  ...over,
})

describe("a promotion", () => {
  it("may take the mobile package away too, by the first reading", () => {
    expect(usd(applyPromotion(terms({}), example, "appliesTo").amount)).toBe("150.00")
  })

  it("never takes more than the order charge, by the second reading", () => {
    expect(usd(applyPromotion(terms({}), example, "orderCharge").amount)).toBe("100.00")
  })

  it("of the debit card covers the subtotal by either reading", () => {
    const card = terms({ PromotionType: "debitCard", PromotionBalance: "500.00" })
    expect(usd(applyPromotion(card, example, "orderCharge").amount)).toBe("160.00")
    expect(usd(applyPromotion(card, example, "appliesTo").amount)).toBe("160.00")
  })

  it("of the debit card without a balance takes nothing", () => {
    expect(usd(applyPromotion(terms({ PromotionType: "debitCard" }), example, "appliesTo").amount)).toBe(
      "0.00",
    )
  })

  it("that is none changes nothing", () => {
    expect(applyPromotion(null, example, "appliesTo")).toMatchObject({ points: null, notMet: null })
  })

  it("with a minimum type but no minimum is always met", () => {
    const given = terms({ MinPurAmountType: "spendAndRecords" })
    expect(applyPromotion(given, example, "appliesTo").notMet).toBeNull()
  })

  it("is never worth more than the subtotal, and only the debit card may reach past order and mobile package", () => {
    fc.assert(
      fc.property(promotion, order, (given, on) => {
        const { amount } = applyPromotion(given, on, "appliesTo")
        expect(BigDecimal.isLessThanOrEqualTo(amount, on.subTotalCharge)).toBe(true)
        const both = BigDecimal.sum(on.orderCharge, on.mobilePackageCharge)
        if (given.PromotionType !== "debitCard")
          expect(BigDecimal.isLessThanOrEqualTo(amount, both)).toBe(true)
      }),
    )
  })

  it("is never negative and always whole cents", () => {
    fc.assert(
      fc.property(promotion, order, (given, on) => {
        const { amount } = applyPromotion(given, on, "appliesTo")
        expect(BigDecimal.isNegative(amount)).toBe(false)
        expect(BigDecimal.equals(amount, decimal(usd(amount)))).toBe(true)
      }),
    )
  })

  it("either takes something off, gives points, or says what is missing: never two of them", () => {
    fc.assert(
      fc.property(promotion, order, (given, on) => {
        const { amount, points, notMet } = applyPromotion(given, on, "appliesTo")
        expect(
          [!BigDecimal.isZero(amount), points !== null, notMet !== null].filter(Boolean).length,
        ).toBeLessThan(2)
      }),
    )
  })

  it("is never worth more under the stricter reading", () => {
    fc.assert(
      fc.property(promotion, order, (given, on) => {
        const loose = applyPromotion(given, on, "appliesTo").amount
        const strict = applyPromotion(given, on, "orderCharge").amount
        expect(BigDecimal.isLessThanOrEqualTo(strict, loose)).toBe(true)
      }),
    )
  })

  it("that is worth more never takes less off", () => {
    fc.assert(
      fc.property(unconditional, order, dollars(100), (given, on, extra) => {
        const more = {
          ...given,
          PromotionValue: usd(BigDecimal.sum(decimal(given.PromotionValue), decimal(extra))),
        }
        const now = applyPromotion(given, on, "appliesTo").amount
        expect(BigDecimal.isGreaterThanOrEqualTo(applyPromotion(more, on, "appliesTo").amount, now)).toBe(
          true,
        )
      }),
    )
  })

  it("of points passes its value on untouched", () => {
    fc.assert(
      fc.property(unconditional, order, (given, on) => {
        fc.pre(given.PromotionType === "multipliedPoints" || given.PromotionType === "addedPoints")
        expect(applyPromotion(given, on, "appliesTo").points).toEqual({
          type: given.PromotionType,
          value: given.PromotionValue,
        })
      }),
    )
  })
})

describe("the codes of promotions", () => {
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
      PromotionType: 3,
      PromotionValue: "20.00",
      PromotionBalance: null,
      MinPurAmountType: 1,
      MinPurAmount: "100.00",
      MinPurQty: null,
      PromotionName: "Twenty off",
      PromotionCode: "SAVE20",
      PackageIds: [],
      IsNoRequired: false,
    }
    const read = Schema.decodeUnknownSync(Promotion)(wire)
    expect(read).toMatchObject({ PromotionType: "flatDollar", MinPurAmountType: "spend" })
    expect(Schema.encodeSync(Promotion)(read)).toEqual(wire)
  })
})

describe("the words about promotion codes", () => {
  it("are the specified ones", () => {
    expect(PROMO_CODE_NOT_VALID).toBe("The code is not valid.")
    expect(promoCodeApplied("20.00").text).toBe("Promo code has been applied. Deducted: $20.00")
  })

  it("say what an order misses", () => {
    const minimums = { MinPurAmount: "100.00", MinPurQty: 5000 }
    expect(promoMinimumNotMet("minimum spend", minimums).text).toContain("$100.00")
    expect(promoMinimumNotMet("minimum records", minimums).text).toContain("5,000 records")
  })
})
