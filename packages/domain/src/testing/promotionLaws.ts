import fc from "fast-check"
import { BigDecimal } from "effect"
import type { AppliedPromotion } from "../promotion/applyPromotion.ts"
import type { DiscountableOrder } from "../promotion/discount.ts"
import type { PromotionTerms } from "../promotion/Promotion.ts"
import { type PromotionReadings, toPromotionReadings } from "../promotion/PromotionReadings.ts"
import { decimal, formatFixed, usd } from "../shared/Decimal.ts"
import { assertTrue, type Law, law, assertEqual } from "./Law.ts"
import { referencePromotion } from "./referencePromotion.ts"
import { dollarAmounts } from "./priceLists.ts"
import {
  anyReadings,
  promotion,
  promotionAtMinimum,
  unconditionalPromotion,
  discountableOrder,
} from "./promotions.ts"

/** A function that applies a promotion to an order; ours is `applyPromotion`. */
export type PromotionRule = (
  terms: PromotionTerms,
  on: DiscountableOrder,
  readings: PromotionReadings,
) => AppliedPromotion

const { isLessThanOrEqualTo: atMost, equals, sum } = BigDecimal

/** Returns a promotion's maximum discount by its type, according to the specification. */
const baseOf = (terms: PromotionTerms, on: DiscountableOrder): BigDecimal.BigDecimal => {
  switch (terms.type) {
    case "percentOffTotal":
    case "freeLeads":
    case "flatDollar":
      return on.orderCharge
    case "multipliedPoints":
    case "addedPoints":
      return decimal("0")
    case "debitCard":
      return on.subtotal
    case "dollarMobileOnly":
    case "percentOffMobileOnly":
      return on.mobilePackageCharge
    case "dollarMobileAndList":
    case "percentOffMobileAndList":
      return sum(on.orderCharge, on.mobilePackageCharge)
  }
}

const usual = toPromotionReadings({})
const strict = toPromotionReadings({ promotionCap: "orderCharge" })

const percentTypes = fc.constantFrom(
  "percentOffTotal" as const,
  "percentOffMobileOnly" as const,
  "percentOffMobileAndList" as const,
)

/** A promotion and the order to apply it to, which sometimes exactly reaches the promotion's minimums. */
const promotionOfOrder = discountableOrder.chain((on) =>
  fc.tuple(
    fc.oneof(
      { weight: 2, arbitrary: unconditionalPromotion },
      { weight: 2, arbitrary: promotion },
      { weight: 1, arbitrary: promotionAtMinimum(on) },
    ),
    fc.constant(on),
  ),
)

const written = (on: DiscountableOrder) => ({
  quantity: on.quantity,
  unitPrice: formatFixed(on.unitPrice, 5),
  orderCharge: usd(on.orderCharge),
  mobilePackageCharge: usd(on.mobilePackageCharge),
  subtotal: usd(on.subtotal),
})

/** Returns the laws for every promotion. [ob9-promotion-types] [ob9-promotion-minimum] [ob9-promotion-cap] */
export const promotionLaws = (applyPromotion: PromotionRule): ReadonlyArray<Law> => [
  law(
    "what a promotion takes off, gives and lacks equals a calculation in whole numbers",
    fc.property(promotionOfOrder, anyReadings, ([terms, on], readings) => {
      const { amount, points, notMet } = applyPromotion(terms, on, readings)
      assertEqual(
        { off: usd(amount), points: points?.value ?? null, notMet },
        referencePromotion(terms, written(on), readings),
      )
    }),
  ),
  law(
    "a promotion never takes more than the charge that it is taken from",
    fc.property(promotion, discountableOrder, anyReadings, (terms, on, readings) =>
      atMost(applyPromotion(terms, on, readings).amount, baseOf(terms, on)),
    ),
  ),
  law(
    "by the stricter reading only the debit card takes more than the order charge",
    fc.property(
      promotion,
      discountableOrder,
      (terms, on) =>
        terms.type === "debitCard" || atMost(applyPromotion(terms, on, strict).amount, on.orderCharge),
    ),
  ),
  law(
    "a promotion never takes more by the stricter reading",
    fc.property(promotion, discountableOrder, (terms, on) =>
      atMost(applyPromotion(terms, on, strict).amount, applyPromotion(terms, on, usual).amount),
    ),
  ),
  law(
    "what a promotion takes is whole cents, and never negative",
    fc.property(promotion, discountableOrder, anyReadings, (terms, on, readings) => {
      const { amount } = applyPromotion(terms, on, readings)
      assertTrue(!BigDecimal.isNegative(amount))
      assertTrue(equals(amount, decimal(usd(amount))))
    }),
  ),
  law(
    "a promotion takes something off, gives points or says what is missing: never two of them",
    fc.property(promotion, discountableOrder, anyReadings, (terms, on, readings) => {
      const { amount, points, notMet } = applyPromotion(terms, on, readings)
      return [!BigDecimal.isZero(amount), points !== null, notMet !== null].filter(Boolean).length < 2
    }),
  ),
  law(
    "a promotion that is worth more never takes less",
    fc.property(
      unconditionalPromotion,
      discountableOrder,
      anyReadings,
      dollarAmounts(100),
      (terms, on, readings, more) => {
        // In full: a value of 33.333 that is rounded to cents is worth less than it was.
        const value = BigDecimal.format(sum(decimal(terms.value), decimal(more)))
        const worthMore = { ...terms, value }
        return atMost(
          applyPromotion(terms, on, readings).amount,
          applyPromotion(worthMore, on, readings).amount,
        )
      },
    ),
  ),
  law(
    "a debit card takes no more than its balance, and all of it if the subtotal allows",
    fc.property(discountableOrder, dollarAmounts(5000), anyReadings, (on, balance, readings) => {
      const card: PromotionTerms = {
        type: "debitCard",
        value: "0",
        balance,
        minimumType: null,
        minimumSpend: null,
        minimumRecords: null,
      }
      const smaller = BigDecimal.min(decimal(balance), on.subtotal)
      return equals(applyPromotion(card, on, readings).amount, smaller)
    }),
  ),
  law(
    "0 percent takes nothing off, and 100 percent or more takes off the whole charge",
    fc.property(
      unconditionalPromotion,
      percentTypes,
      discountableOrder,
      fc.integer({ min: 100, max: 300 }),
      (terms, type, on, percent) => {
        const taken = (value: string) => applyPromotion({ ...terms, type, value }, on, usual).amount
        assertTrue(BigDecimal.isZero(taken("0")))
        assertTrue(equals(taken(`${percent}`), baseOf({ ...terms, type }, on)))
      },
    ),
  ),
  law(
    "free leads are worth no more than the records that are ordered, unless a site reads it otherwise",
    fc.property(
      discountableOrder,
      fc.nat({ max: 200_000 }),
      anyReadings,
      (on, leads, { cap, cardBalance }) => {
        const readings = { cap, cardBalance, freeLeads: "upToOrdered" as const }
        const free = (n: number): PromotionTerms => ({
          type: "freeLeads",
          value: `${n}`,
          balance: null,
          minimumType: null,
          minimumSpend: null,
          minimumRecords: null,
        })
        const all = applyPromotion(free(on.quantity), on, readings).amount
        return atMost(applyPromotion(free(leads), on, readings).amount, all)
      },
    ),
  ),
  law(
    "points are passed on untouched, and nothing else gives any",
    fc.property(unconditionalPromotion, discountableOrder, anyReadings, (terms, on, readings) => {
      const { type, value } = terms
      const isPoints = type === "multipliedPoints" || type === "addedPoints"
      assertEqual(applyPromotion(terms, on, readings).points, isPoints ? { type, value } : null)
    }),
  ),
  law(
    "a promotion counts exactly when every minimum that it requires is reached",
    fc.property(promotionOfOrder, anyReadings, ([terms, on], readings) => {
      const { minimumType: by, minimumSpend: amount, minimumRecords: records } = terms
      const spends = by === null || by === "records" || atMost(decimal(amount ?? "0"), on.subtotal)
      const takes = by === null || by === "spend" || (records ?? 0) <= on.quantity
      const missing = spends ? (takes ? null : "minimum records") : "minimum spend"
      assertEqual(applyPromotion(terms, on, readings).notMet, missing)
    }),
  ),
]
