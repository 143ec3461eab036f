import { BigDecimal } from "effect"
import { cents, ZERO } from "../shared/Decimal.ts"
import type { IndexedPriceList } from "./price-list/IndexedPriceList.ts"

/** A charge in dollars, and whether it was raised to its minimum. A charge equal to its minimum wasn't raised. */
export interface Charge {
  readonly amount: BigDecimal.BigDecimal
  readonly minimumApplies: boolean
}

/** A charge of 0.00 dollars, without a minimum. */
export const NO_CHARGE: Charge = { amount: BigDecimal.make(0n, 2), minimumApplies: false }

/** Raises an amount to a minimum, both in cents. */
const atLeast = (amount: BigDecimal.BigDecimal, minimum: BigDecimal.BigDecimal): Charge =>
  BigDecimal.isLessThan(amount, minimum)
    ? { amount: minimum, minimumApplies: true }
    : { amount, minimumApplies: false }

const count = (n: number): BigDecimal.BigDecimal => BigDecimal.make(BigInt(n), 0)

/** Computes the cost per record times the quantity, rounded once: the cost of a part's records before any minimum. */
export const recordsCharge = (unitPrice: BigDecimal.BigDecimal, quantity: number): BigDecimal.BigDecimal =>
  cents(BigDecimal.multiply(unitPrice, count(quantity)))

/**
 * Computes the total charge for all parts of an order, each rounded once, raised to the minimum elements charge. The
 * total may drop when the quantity reaches a cheaper bracket [ob9-order-charge].
 */
export const orderCharge = (list: IndexedPriceList, charges: ReadonlyArray<BigDecimal.BigDecimal>): Charge =>
  atLeast(BigDecimal.sumAll(charges), list.minimumElementsCharge)

/**
 * Computes label price times quantity times label sets, rounded once and raised to the minimum label charge. Without
 * labels, there's no charge and no minimum [ob9-label-charge].
 */
export const labelCharge = (list: IndexedPriceList, quantity: number, labelCount: number): Charge =>
  labelCount === 0
    ? NO_CHARGE
    : atLeast(
        cents(BigDecimal.multiply(list.labelPrice, BigDecimal.multiply(count(quantity), count(labelCount)))),
        list.minimumLabelCharge,
      )

/**
 * Computes the shipping charge: one price for the first set of labels and another for each additional set; zero without
 * labels [ob9-shipping].
 */
export const shippingCharge = (list: IndexedPriceList, labelCount: number): BigDecimal.BigDecimal =>
  labelCount === 0
    ? ZERO
    : cents(
        BigDecimal.sum(
          list.firstSetShipping,
          BigDecimal.multiply(list.additionalSetShipping, count(labelCount - 1)),
        ),
      )

/**
 * Computes the cost of the order and its labels, up to the cap. Informational only; not included in any total
 * [ob9-goods-cost].
 */
export const goodsCost = (
  list: IndexedPriceList,
  order: BigDecimal.BigDecimal,
  label: BigDecimal.BigDecimal,
): BigDecimal.BigDecimal => BigDecimal.min(BigDecimal.sum(order, label), list.maximumGoodsCost)

/** Raises the subtotal to the minimum order amount. */
export const orderAmount = (list: IndexedPriceList, subtotal: BigDecimal.BigDecimal): Charge =>
  atLeast(subtotal, list.minimumOrderAmount)
