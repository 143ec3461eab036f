import type { PromotionTerms } from "../promotion/Promotion.ts"
import type { PromotionReadings } from "../promotion/PromotionReadings.ts"
import { read, rounded, smaller, times, written } from "./wholeNumbers.ts"

/** The fields of an order that affect a promotion, formatted as in a price. */
export interface PlainOrder {
  readonly quantity: number
  readonly unitPrice: string
  readonly orderCharge: string
  readonly mobilePackageCharge: string
  readonly subtotal: string
}

const missing = (terms: PromotionTerms, order: PlainOrder): string | null => {
  const spend = terms.minimumType === "spend" || terms.minimumType === "spendAndRecords"
  const records = terms.minimumType === "records" || terms.minimumType === "spendAndRecords"
  if (spend && read(order.subtotal) < read(terms.minimumSpend ?? "0")) return "minimum spend"
  if (records && order.quantity < (terms.minimumRecords ?? 0)) return "minimum records"
  return null
}

/** Returns the requested discount and its limit, by the promotion type's number. */
const wanted = (terms: PromotionTerms, order: PlainOrder, readings: PromotionReadings) => {
  const value = read(terms.value)
  const [list, mobile] = [read(order.orderCharge), read(order.mobilePackageCharge)]
  const percentOf = (amount: bigint) => times(value, amount) / 100n
  const leads = readings.freeLeads === "all" ? value : smaller(value, read(order.quantity.toString()))
  const balance = read(terms.balance ?? "0")
  const cent = read("0.01")
  const onCard = readings.cardBalance === "halfUp" ? rounded(balance, 2) : balance - (balance % cent)
  const byType: Record<PromotionTerms["type"], readonly [off: bigint, most: bigint]> = {
    percentOffTotal: [percentOf(list), list],
    freeLeads: [times(leads, read(order.unitPrice)), list],
    flatDollar: [value, list],
    multipliedPoints: [0n, 0n],
    addedPoints: [0n, 0n],
    debitCard: [onCard, read(order.subtotal)],
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
export const plainPromotion = (terms: PromotionTerms, order: PlainOrder, readings: PromotionReadings) => {
  const notMet = missing(terms, order)
  if (notMet !== null) return { off: "0.00", points: null, notMet }
  const [off, most] = wanted(terms, order, readings)
  const held = rounded(smaller(off, most), 2)
  const isCard = terms.type === "debitCard"
  const isPoints = terms.type === "multipliedPoints" || terms.type === "addedPoints"
  const charged = readings.cap === "orderCharge" && !isCard ? smaller(held, read(order.orderCharge)) : held
  return { off: written(charged, 2), points: isPoints ? terms.value : null, notMet: null }
}
