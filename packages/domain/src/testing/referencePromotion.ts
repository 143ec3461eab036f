import type { PromotionTerms } from "../promotion/Promotion.ts"
import type { PromotionReadings } from "../promotion/PromotionReadings.ts"
import {
  parseFixedPoint,
  roundFixedPoint,
  minAmount,
  multiplyAmounts,
  formatFixedPoint,
} from "./fixedPoint.ts"

/** The fields of an order that affect a promotion, formatted as in a price. */
export interface ReferenceOrder {
  readonly quantity: number
  readonly unitPrice: string
  readonly orderCharge: string
  readonly mobilePackageCharge: string
  readonly subtotal: string
}

const missing = (terms: PromotionTerms, order: ReferenceOrder): string | null => {
  const spend = terms.minimumType === "spend" || terms.minimumType === "spendAndRecords"
  const records = terms.minimumType === "records" || terms.minimumType === "spendAndRecords"
  if (spend && parseFixedPoint(order.subtotal) < parseFixedPoint(terms.minimumSpend ?? "0"))
    return "minimum spend"
  if (records && order.quantity < (terms.minimumRecords ?? 0)) return "minimum records"
  return null
}

/** Returns the requested discount and its limit, by the promotion type's number. */
const wanted = (terms: PromotionTerms, order: ReferenceOrder, readings: PromotionReadings) => {
  const value = parseFixedPoint(terms.value)
  const [list, mobile] = [parseFixedPoint(order.orderCharge), parseFixedPoint(order.mobilePackageCharge)]
  const percentOf = (amount: bigint) => multiplyAmounts(value, amount) / 100n
  const leads =
    readings.freeLeads === "all" ? value : minAmount(value, parseFixedPoint(order.quantity.toString()))
  const balance = parseFixedPoint(terms.balance ?? "0")
  const cent = parseFixedPoint("0.01")
  const onCard = readings.cardBalance === "halfUp" ? roundFixedPoint(balance, 2) : balance - (balance % cent)
  const byType: Record<PromotionTerms["type"], readonly [off: bigint, most: bigint]> = {
    percentOffTotal: [percentOf(list), list],
    freeLeads: [multiplyAmounts(leads, parseFixedPoint(order.unitPrice)), list],
    flatDollar: [value, list],
    multipliedPoints: [0n, 0n],
    addedPoints: [0n, 0n],
    debitCard: [onCard, parseFixedPoint(order.subtotal)],
    dollarMobileOnly: [value, mobile],
    dollarMobileAndList: [value, list + mobile],
    percentOffMobileOnly: [percentOf(mobile), mobile],
    percentOffMobileAndList: [percentOf(list + mobile), list + mobile],
  }
  return byType[terms.type]
}

/**
 * Computes a promotion's effect directly from the specification's text, in whole numbers, without sharing any code with
 * the rule. `off` has 2 decimals and is rounded half up once.
 */
export const referencePromotion = (
  terms: PromotionTerms,
  order: ReferenceOrder,
  readings: PromotionReadings,
) => {
  const notMet = missing(terms, order)
  if (notMet !== null) return { off: "0.00", points: null, notMet }
  const [off, most] = wanted(terms, order, readings)
  const held = roundFixedPoint(minAmount(off, most), 2)
  const isCard = terms.type === "debitCard"
  const isPoints = terms.type === "multipliedPoints" || terms.type === "addedPoints"
  const charged =
    readings.cap === "orderCharge" && !isCard ? minAmount(held, parseFixedPoint(order.orderCharge)) : held
  return { off: formatFixedPoint(charged, 2), points: isPoints ? terms.value : null, notMet: null }
}
