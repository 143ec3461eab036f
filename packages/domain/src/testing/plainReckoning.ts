import type { OrderToPrice } from "../pricing/OrderToPrice.ts"
import type { PriceList, PriceRow } from "../pricing/price-list/PriceList.ts"
import { larger, read, rounded, times, written } from "./wholeNumbers.ts"

const rowOf = (list: PriceList, name: string, quantity: number): PriceRow | undefined =>
  list.ElementsPrices.find(
    ({ PriceName, Lbound, Ubound }) =>
      PriceName === name && quantity >= Lbound && (Ubound === null || quantity <= Ubound),
  )

/**
 * Returns the reason that an order has no price: the first element without a row for its quantity, or its usage; null
 * if it has a price or orders 0 records.
 */
export const plainRefusal = (list: PriceList, order: OrderToPrice): string | null => {
  const unpriced = order.elements.find(({ ElementName }) => !rowOf(list, ElementName, order.quantity))
  if (order.quantity === 0) return null
  if (unpriced !== undefined) return `no price for ${unpriced.ElementName}`
  return list.ListMultiplePrice.some(({ MultipleId }) => MultipleId === order.ListUsage) ? null : "no usage"
}

/**
 * Computes a price directly from the text of the specification, in whole numbers, without sharing any code with the
 * rule.
 */
const reckon = (list: PriceList, order: OrderToPrice) => {
  const n = BigInt(order.quantity)
  const sets = BigInt(order.labelCount)
  const usage = list.ListMultiplePrice.find(({ MultipleId }) => MultipleId === order.ListUsage)
  const multiple = read(usage?.Multiple ?? "")
  const exact = order.elements.reduce((sum, { ElementName, IsAdditional }) => {
    const price = read(rowOf(list, ElementName, order.quantity)?.Price1 ?? "")
    const isMultiplied = list.CalculatePriceMethod === "wholeOrder" || !IsAdditional
    return sum + (isMultiplied ? times(price, multiple) : price)
  }, 0n)
  const cost = rounded(exact, 5)
  const plainCharge = rounded(cost * n, 2)
  const charge = larger(plainCharge, read(list.MinElementsCharge))
  const { BasePrice, FirstLabelShipping, AdditionalLabelShipping } = list.LabelPrices
  const plainLabels = rounded(read(BasePrice) * n * sets, 2)
  const labels = sets === 0n ? 0n : larger(plainLabels, read(list.MinLabelCharge))
  const shipping =
    sets === 0n ? 0n : rounded(read(FirstLabelShipping) + (sets - 1n) * read(AdditionalLabelShipping), 2)
  const flat = [list.ServiceCharge, order.GeographyCharge, order.MobilePackageCharge].map(read)
  const subTotal = flat.reduce((sum, amount) => sum + amount, charge + labels + shipping)
  return { cost, plainCharge, charge, plainLabels, labels, shipping, subTotal }
}

/** Returns the order and label charges before their minimums, and the subtotal that includes the minimums, in cents. */
export const chargesBeforeMinimums = (list: PriceList, order: OrderToPrice) => {
  const { plainCharge, plainLabels, subTotal } = reckon(list, order)
  const cents = (amount: bigint): bigint => BigInt(written(amount, 2).replace(".", ""))
  return { order: cents(plainCharge), labels: cents(plainLabels), subTotal: cents(subTotal) }
}

/**
 * Computes the cost per record, charges, flags, subtotal and total of an order that is priced by brackets, without a
 * promotion.
 */
export const plainReckoning = (list: PriceList, order: OrderToPrice) => {
  const { cost, plainCharge, charge, plainLabels, labels, shipping, subTotal } = reckon(list, order)
  const least = read(list.MinOrderAmount)
  return {
    CostPrice: written(cost, 5),
    OrderCharge: written(charge, 2),
    MinElementsChargeApply: charge > plainCharge,
    LabelCharge: written(labels, 2),
    MinLabelChargeApply: order.labelCount > 0 && labels > plainLabels,
    ShippingCharge: written(shipping, 2),
    SubTotalCharge: written(subTotal, 2),
    MinOrderAmountApply: least > subTotal,
    TotalPretaxCost: written(larger(subTotal, least), 2),
  }
}
