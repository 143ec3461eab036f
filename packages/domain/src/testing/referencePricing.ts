import type { PricingInput } from "../pricing/PricingInput.ts"
import type { PriceList, PriceRow } from "../pricing/price-list/PriceList.ts"
import {
  maxAmount,
  parseFixedPoint,
  roundFixedPoint,
  multiplyAmounts,
  formatFixedPoint,
} from "./fixedPoint.ts"

const rowOf = (list: PriceList, name: string, quantity: number): PriceRow | undefined =>
  list.elementPrices.find(
    ({ element, from, to }) => element === name && quantity >= from && (to === null || quantity <= to),
  )

/**
 * Returns the reason an order has no price: the first element without a row for its quantity, or its usage; null if it
 * has a price or orders 0 records.
 */
export const referenceRefusal = (list: PriceList, order: PricingInput): string | null => {
  const unpriced = order.elements.find(({ element }) => !rowOf(list, element, order.quantity))
  if (order.quantity === 0) return null
  if (unpriced !== undefined) return `no price for ${unpriced.element}`
  return list.usages.some(({ listUsage }) => listUsage === order.listUsage) ? null : "no usage"
}

/**
 * Computes a price directly from the specification's text, in whole numbers, without sharing any code with the rule.
 */
const reckon = (list: PriceList, order: PricingInput) => {
  const n = BigInt(order.quantity)
  const sets = BigInt(order.labelCount)
  const usage = list.usages.find(({ listUsage }) => listUsage === order.listUsage)
  const multiple = parseFixedPoint(usage?.multiple ?? "")
  const exact = order.elements.reduce((sum, { element, isAdditional }) => {
    const price = parseFixedPoint(rowOf(list, element, order.quantity)?.price ?? "")
    const isMultiplied = list.usageMultiplies === "wholeOrder" || !isAdditional
    return sum + (isMultiplied ? multiplyAmounts(price, multiple) : price)
  }, 0n)
  const cost = roundFixedPoint(exact, 5)
  const plainCharge = roundFixedPoint(cost * n, 2)
  const charge = maxAmount(plainCharge, parseFixedPoint(list.minimumElementsCharge))
  const { perRecord, firstSetShipping, additionalSetShipping } = list.labelPrices
  const plainLabels = roundFixedPoint(parseFixedPoint(perRecord) * n * sets, 2)
  const labels = sets === 0n ? 0n : maxAmount(plainLabels, parseFixedPoint(list.minimumLabelCharge))
  const shipping =
    sets === 0n
      ? 0n
      : roundFixedPoint(
          parseFixedPoint(firstSetShipping) + (sets - 1n) * parseFixedPoint(additionalSetShipping),
          2,
        )
  const flat = [list.serviceCharge, order.geographyCharge, order.mobilePackageCharge].map(parseFixedPoint)
  const subtotal = flat.reduce((sum, amount) => sum + amount, charge + labels + shipping)
  return { cost, plainCharge, charge, plainLabels, labels, shipping, subtotal }
}

/** Returns the order and label charges before their minimums, and the subtotal with the minimums applied, in cents. */
export const chargesBeforeMinimums = (list: PriceList, order: PricingInput) => {
  const { plainCharge, plainLabels, subtotal } = reckon(list, order)
  const cents = (amount: bigint): bigint => BigInt(formatFixedPoint(amount, 2).replace(".", ""))
  return { order: cents(plainCharge), labels: cents(plainLabels), subtotal: cents(subtotal) }
}

/**
 * Computes the cost per record, charges, flags, subtotal and total of an order priced by brackets, without a promotion.
 */
export const referencePricing = (list: PriceList, order: PricingInput) => {
  const { cost, plainCharge, charge, plainLabels, labels, shipping, subtotal } = reckon(list, order)
  const least = parseFixedPoint(list.minimumOrderAmount)
  return {
    unitPrice: formatFixedPoint(cost, 5),
    orderCharge: formatFixedPoint(charge, 2),
    minimumElementsChargeApplies: charge > plainCharge,
    labelCharge: formatFixedPoint(labels, 2),
    minimumLabelChargeApplies: order.labelCount > 0 && labels > plainLabels,
    shippingCharge: formatFixedPoint(shipping, 2),
    subtotal: formatFixedPoint(subtotal, 2),
    minimumOrderAmountApplies: least > subtotal,
    totalBeforeTax: formatFixedPoint(maxAmount(subtotal, least), 2),
  }
}
