import { BigDecimal } from "effect"
import { cents, decimal, ZERO } from "../shared/Decimal.ts"
import type { PromotionTerms } from "./Promotion.ts"
import type { PromotionReadings } from "./PromotionReadings.ts"

/** The figures of an order that a promotion depends on, in dollars before the promotion. */
export interface DiscountableOrder {
  readonly quantity: number
  readonly unitPrice: BigDecimal.BigDecimal
  readonly orderCharge: BigDecimal.BigDecimal
  readonly mobilePackageCharge: BigDecimal.BigDecimal
  readonly subtotal: BigDecimal.BigDecimal
}

const percentOf = (percent: string, amount: BigDecimal.BigDecimal): BigDecimal.BigDecimal => {
  const product = BigDecimal.multiply(decimal(percent), amount)
  return BigDecimal.make(product.value, product.scale + 2)
}

const upTo = (wanted: BigDecimal.BigDecimal, appliesTo: BigDecimal.BigDecimal): BigDecimal.BigDecimal =>
  cents(BigDecimal.min(wanted, appliesTo))

/**
 * Computes the value of free leads at the cost per record. Under the 'upToOrdered' reading, they count only up to the
 * ordered quantity.
 */
const freeLeads = (
  value: string,
  order: DiscountableOrder,
  reading: PromotionReadings["freeLeads"],
): BigDecimal.BigDecimal => {
  const leads = decimal(value)
  const ordered = BigDecimal.fromBigInt(BigInt(order.quantity))
  return BigDecimal.multiply(
    reading === "upToOrdered" ? BigDecimal.min(leads, ordered) : leads,
    order.unitPrice,
  )
}

/**
 * Converts a debit card's balance to whole cents. Depending on the reading, a fraction of a cent is dropped or rounded
 * half up.
 */
const inCents = (balance: string, reading: PromotionReadings["cardBalance"]): BigDecimal.BigDecimal =>
  reading === "cut" ? BigDecimal.floor(decimal(balance), 2) : cents(decimal(balance))

/**
 * Computes a promotion's discount in cents, rounded half up, and never more than the charge that it's deducted from:
 * the order charge; the mobile package (7 and 9); both (8 and 10); or the subtotal (6, which is also limited to its
 * balance). Types 4 and 5 give no discount [ob9-promotion-types] [ob9-promotion-cap].
 */
export const discount = (
  terms: PromotionTerms,
  order: DiscountableOrder,
  readings: Omit<PromotionReadings, "cap">,
): BigDecimal.BigDecimal => {
  const value = terms.value
  const orderAndMobile = BigDecimal.sum(order.orderCharge, order.mobilePackageCharge)
  switch (terms.type) {
    case "percentOffTotal":
      return upTo(percentOf(value, order.orderCharge), order.orderCharge)
    case "freeLeads":
      return upTo(freeLeads(value, order, readings.freeLeads), order.orderCharge)
    case "flatDollar":
      return upTo(decimal(value), order.orderCharge)
    case "multipliedPoints":
    case "addedPoints":
      return ZERO
    case "debitCard":
      return upTo(inCents(terms.balance ?? "0", readings.cardBalance), order.subtotal)
    case "dollarMobileOnly":
      return upTo(decimal(value), order.mobilePackageCharge)
    case "dollarMobileAndList":
      return upTo(decimal(value), orderAndMobile)
    case "percentOffMobileOnly":
      return upTo(percentOf(value, order.mobilePackageCharge), order.mobilePackageCharge)
    case "percentOffMobileAndList":
      return upTo(percentOf(value, orderAndMobile), orderAndMobile)
  }
}
