import { BigDecimal } from "effect"
import { cents, ZERO } from "../shared/Decimal.ts"
import type { IndexedPriceList } from "./price-list/IndexedPriceList.ts"

/** A charge in dollars and whether it was raised to its minimum. A charge that equals its minimum was not. */
export interface Charge {
  readonly amount: BigDecimal.BigDecimal
  readonly minimumApplies: boolean
}

/** 0.00 dollars; no minimum applies to nothing. */
export const NO_CHARGE: Charge = { amount: BigDecimal.make(0n, 2), minimumApplies: false }

/** Both in cents. */
const atLeast = (amount: BigDecimal.BigDecimal, minimum: BigDecimal.BigDecimal): Charge =>
  BigDecimal.isLessThan(amount, minimum)
    ? { amount: minimum, minimumApplies: true }
    : { amount, minimumApplies: false }

const count = (n: number): BigDecimal.BigDecimal => BigDecimal.make(BigInt(n), 0)

/** Cost per record times quantity, rounded once: what the records of one part cost, before any minimum. */
export const recordsCharge = (costPrice: BigDecimal.BigDecimal, quantity: number): BigDecimal.BigDecimal =>
  cents(BigDecimal.multiply(costPrice, count(quantity)))

/**
 * The charges of all parts of an order, each rounded once, raised to the minimum elements charge. It may fall where the
 * quantity enters a cheaper bracket [ob9-order-charge].
 */
export const orderCharge = (list: IndexedPriceList, charges: ReadonlyArray<BigDecimal.BigDecimal>): Charge =>
  atLeast(BigDecimal.sumAll(charges), list.minElementsCharge)

/**
 * Label price times quantity times sets of labels, rounded once, raised to the minimum label charge. Nothing, and no
 * minimum, when no labels are asked for [ob9-label-charge].
 */
export const labelCharge = (list: IndexedPriceList, quantity: number, labelCount: number): Charge =>
  labelCount === 0
    ? NO_CHARGE
    : atLeast(
        cents(BigDecimal.multiply(list.labelPrice, BigDecimal.multiply(count(quantity), count(labelCount)))),
        list.minLabelCharge,
      )

/**
 * The first set of labels has its own shipping price, each other set the additional price; nothing without labels
 * [ob9-shipping].
 */
export const shippingCharge = (list: IndexedPriceList, labelCount: number): BigDecimal.BigDecimal =>
  labelCount === 0
    ? ZERO
    : cents(
        BigDecimal.sum(
          list.firstLabelShipping,
          BigDecimal.multiply(list.additionalLabelShipping, count(labelCount - 1)),
        ),
      )

/** Order and labels, at most the cap. Informational: part of no total [ob9-goods-cost]. */
export const goodsCost = (
  list: IndexedPriceList,
  order: BigDecimal.BigDecimal,
  label: BigDecimal.BigDecimal,
): BigDecimal.BigDecimal => BigDecimal.min(BigDecimal.sum(order, label), list.maxCostOfGoods)

/** The subtotal, raised to the minimum order amount. */
export const orderAmount = (list: IndexedPriceList, subTotal: BigDecimal.BigDecimal): Charge =>
  atLeast(subTotal, list.minOrderAmount)
