import fc from "fast-check"
import { BigDecimal } from "effect"
import type { AppliedPromotion } from "../promotion/applyPromotion.ts"
import type { OrderUnderPromotion } from "../promotion/discount.ts"
import type { PromotionTerms } from "../promotion/Promotion.ts"
import { type PromotionReadings, promotionReadingsOf } from "../promotion/PromotionReadings.ts"
import { decimal, fixed, usd } from "../shared/Decimal.ts"
import { ensure, type Law, law, same } from "./Law.ts"
import { plainPromotion } from "./plainPromotion.ts"
import { dollars } from "./priceLists.ts"
import { anyReadings, promotion, promotionAtTheMinimum, unconditional, underPromotion } from "./promotions.ts"

/** A function that applies a promotion to an order; ours is `applyPromotion`. */
export type ApplyingPromotions = (
  terms: PromotionTerms,
  on: OrderUnderPromotion,
  readings: PromotionReadings,
) => AppliedPromotion

const { isLessThanOrEqualTo: atMost, equals, sum } = BigDecimal

/** Returns a promotion's maximum discount by its type, according to the specification. */
const baseOf = (terms: PromotionTerms, on: OrderUnderPromotion): BigDecimal.BigDecimal => {
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

const usual = promotionReadingsOf({})
const strict = promotionReadingsOf({ promotionCap: "orderCharge" })

const percentTypes = fc.constantFrom(
  "percentOffTotal" as const,
  "percentOffMobileOnly" as const,
  "percentOffMobileAndList" as const,
)

/** A promotion and the order to apply it to, which sometimes exactly reaches the promotion's minimums. */
const promotionOfOrder = underPromotion.chain((on) =>
  fc.tuple(
    fc.oneof(
      { weight: 2, arbitrary: unconditional },
      { weight: 2, arbitrary: promotion },
      { weight: 1, arbitrary: promotionAtTheMinimum(on) },
    ),
    fc.constant(on),
  ),
)

const written = (on: OrderUnderPromotion) => ({
  quantity: on.quantity,
  unitPrice: fixed(on.unitPrice, 5),
  orderCharge: usd(on.orderCharge),
  mobilePackageCharge: usd(on.mobilePackageCharge),
  subtotal: usd(on.subtotal),
})

/** Returns the laws for every promotion. [ob9-promotion-types] [ob9-promotion-minimum] [ob9-promotion-cap] */
export const lawsOfPromotions = (applyPromotion: ApplyingPromotions): ReadonlyArray<Law> => [
  law(
    "what a promotion takes off, gives and lacks equals a calculation in whole numbers",
    fc.property(promotionOfOrder, anyReadings, ([terms, on], readings) => {
      const { amount, points, notMet } = applyPromotion(terms, on, readings)
      same(
        { off: usd(amount), points: points?.value ?? null, notMet },
        plainPromotion(terms, written(on), readings),
      )
    }),
  ),
  law(
    "a promotion never takes more than the charge that it is taken from",
    fc.property(promotion, underPromotion, anyReadings, (terms, on, readings) =>
      atMost(applyPromotion(terms, on, readings).amount, baseOf(terms, on)),
    ),
  ),
  law(
    "by the stricter reading only the debit card takes more than the order charge",
    fc.property(
      promotion,
      underPromotion,
      (terms, on) =>
        terms.type === "debitCard" || atMost(applyPromotion(terms, on, strict).amount, on.orderCharge),
    ),
  ),
  law(
    "a promotion never takes more by the stricter reading",
    fc.property(promotion, underPromotion, (terms, on) =>
      atMost(applyPromotion(terms, on, strict).amount, applyPromotion(terms, on, usual).amount),
    ),
  ),
  law(
    "what a promotion takes is whole cents, and never negative",
    fc.property(promotion, underPromotion, anyReadings, (terms, on, readings) => {
      const { amount } = applyPromotion(terms, on, readings)
      ensure(!BigDecimal.isNegative(amount))
      ensure(equals(amount, decimal(usd(amount))))
    }),
  ),
  law(
    "a promotion takes something off, gives points or says what is missing: never two of them",
    fc.property(promotion, underPromotion, anyReadings, (terms, on, readings) => {
      const { amount, points, notMet } = applyPromotion(terms, on, readings)
      return [!BigDecimal.isZero(amount), points !== null, notMet !== null].filter(Boolean).length < 2
    }),
  ),
  law(
    "a promotion that is worth more never takes less",
    fc.property(unconditional, underPromotion, anyReadings, dollars(100), (terms, on, readings, more) => {
      // In full: a value of 33.333 that is rounded to cents is worth less than it was.
      const value = BigDecimal.format(sum(decimal(terms.value), decimal(more)))
      const worthMore = { ...terms, value }
      return atMost(
        applyPromotion(terms, on, readings).amount,
        applyPromotion(worthMore, on, readings).amount,
      )
    }),
  ),
  law(
    "a debit card takes no more than its balance, and all of it if the subtotal allows",
    fc.property(underPromotion, dollars(5000), anyReadings, (on, balance, readings) => {
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
      unconditional,
      percentTypes,
      underPromotion,
      fc.integer({ min: 100, max: 300 }),
      (terms, type, on, percent) => {
        const taken = (value: string) => applyPromotion({ ...terms, type, value }, on, usual).amount
        ensure(BigDecimal.isZero(taken("0")))
        ensure(equals(taken(`${percent}`), baseOf({ ...terms, type }, on)))
      },
    ),
  ),
  law(
    "free leads are worth no more than the records that are ordered, unless a site reads it otherwise",
    fc.property(underPromotion, fc.nat({ max: 200_000 }), anyReadings, (on, leads, { cap, cardBalance }) => {
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
    }),
  ),
  law(
    "points are passed on untouched, and nothing else gives any",
    fc.property(unconditional, underPromotion, anyReadings, (terms, on, readings) => {
      const { type, value } = terms
      const isPoints = type === "multipliedPoints" || type === "addedPoints"
      same(applyPromotion(terms, on, readings).points, isPoints ? { type, value } : null)
    }),
  ),
  law(
    "a promotion counts exactly when every minimum that it requires is reached",
    fc.property(promotionOfOrder, anyReadings, ([terms, on], readings) => {
      const { minimumType: by, minimumSpend: amount, minimumRecords: records } = terms
      const spends = by === null || by === "records" || atMost(decimal(amount ?? "0"), on.subtotal)
      const takes = by === null || by === "spend" || (records ?? 0) <= on.quantity
      const missing = spends ? (takes ? null : "minimum records") : "minimum spend"
      same(applyPromotion(terms, on, readings).notMet, missing)
    }),
  ),
]
