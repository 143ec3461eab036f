import fc from "fast-check"
import { BigDecimal } from "effect"
import type { DiscountableOrder } from "../promotion/discount.ts"
import { decimal } from "../shared/Decimal.ts"
import { decimalAmounts, dollarAmounts, quantity } from "./priceLists.ts"
import { type PromotionTerms, type PromotionType, promotionTypes } from "../promotion/Promotion.ts"
import type { PromotionReadings } from "../promotion/PromotionReadings.ts"

/** A percentage, mostly below 100: 0 to 100 with up to 2 decimals, sometimes more than 100. */
const percent = fc.oneof(
  { weight: 8, arbitrary: dollarAmounts(100) },
  { weight: 2, arbitrary: fc.constantFrom("0", "12.5", "33.333", "50", "100", "100.01", "300") },
)

/** A number of free records, usually small, sometimes more than any order has, rarely a fraction. */
const records = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 2000 }).map(String) },
  { weight: 2, arbitrary: quantity.map(String) },
  { weight: 1, arbitrary: dollarAmounts(500) },
)

const valueOf = (type: PromotionType): fc.Arbitrary<string> => {
  switch (type) {
    case "percentOffTotal":
    case "percentOffMobileOnly":
    case "percentOffMobileAndList":
      return percent
    case "freeLeads":
      return records
    case "flatDollar":
    case "dollarMobileOnly":
    case "dollarMobileAndList":
    case "debitCard":
    case "multipliedPoints":
    case "addedPoints":
      return fc.oneof(dollarAmounts(50), dollarAmounts(500))
  }
}

/** A card balance, often with a fraction of a cent. */
const balance = fc.option(
  fc.oneof(dollarAmounts(200), dollarAmounts(10_000), decimalAmounts(200, 3), decimalAmounts(50, 6)),
)

/** A promotion of any type, often with a minimum purchase. */
export const promotion: fc.Arbitrary<PromotionTerms> = fc
  .constantFrom(...promotionTypes.names)
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      value: valueOf(type),
      balance,
      minimumType: fc.constantFrom(null, "spend" as const, "records" as const, "spendAndRecords" as const),
      minimumSpend: fc.option(dollarAmounts(500)),
      minimumRecords: fc.option(quantity.map((n) => n % 25_000)),
    }),
  )

/** A promotion without a minimum purchase. */
export const unconditionalPromotion: fc.Arbitrary<PromotionTerms> = promotion.map((terms) => ({
  ...terms,
  minimumType: null,
}))

/** A promotion, or null for no promotion. */
export const anyPromotion: fc.Arbitrary<PromotionTerms | null> = fc.option(promotion)

/** Any combination of the promotion readings. */
export const anyReadings: fc.Arbitrary<PromotionReadings> = fc.record({
  cap: fc.constantFrom("appliesTo" as const, "orderCharge" as const),
  freeLeads: fc.constantFrom("upToOrdered" as const, "all" as const),
  cardBalance: fc.constantFrom("cut" as const, "halfUp" as const),
})

/** Adds a number of cents (negative to subtract) to an amount, and formats the result, at least 0, with 2 decimals. */
const nearby = (amount: BigDecimal.BigDecimal, by: bigint): string => {
  const cents = BigDecimal.scale(amount, 2).value + by
  const digits = (cents < 0n ? 0n : cents).toString().padStart(3, "0")
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Generates a promotion whose minimums an order exactly reaches, or misses by a cent or a record. */
export const promotionAtMinimum = (on: DiscountableOrder): fc.Arbitrary<PromotionTerms> =>
  fc
    .tuple(promotion, fc.constantFrom(-1n, 0n, 1n), fc.constantFrom(-1, 0, 1))
    .map(([terms, spend, count]) => ({
      ...terms,
      minimumSpend: nearby(on.subtotal, spend),
      minimumRecords: Math.max(0, on.quantity + count),
    }))

/** An order whose subtotal includes its order charge, its mobile package and another charge. */
export const discountableOrder: fc.Arbitrary<DiscountableOrder> = fc
  .record({
    quantity: fc.integer({ min: 0, max: 100_000 }),
    unitPrice: fc.integer({ min: 0, max: 50_000 }),
    charge: dollarAmounts(2000),
    mobile: dollarAmounts(500),
    other: dollarAmounts(100),
  })
  .map(({ quantity, unitPrice, charge, mobile, other }) => ({
    quantity,
    unitPrice: BigDecimal.make(BigInt(unitPrice), 5),
    orderCharge: decimal(charge),
    mobilePackageCharge: decimal(mobile),
    subtotal: BigDecimal.sumAll([decimal(charge), decimal(mobile), decimal(other)]),
  }))
