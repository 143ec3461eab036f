import { BigDecimal } from "effect"
import { ZERO } from "../shared/Decimal.ts"
import { cents } from "../shared/halfUp.ts"
import type { IndexedPriceList } from "./IndexedPriceList.ts"

/** A charge in dollars and whether its minimum is what counted. */
export interface Charge {
  readonly amount: BigDecimal.BigDecimal
  readonly minimumApplies: boolean
}

export const NO_CHARGE: Charge = { amount: BigDecimal.make(0n, 2), minimumApplies: false }

const atLeast = (amount: BigDecimal.BigDecimal, minimum: BigDecimal.BigDecimal): Charge =>
  BigDecimal.isLessThan(amount, minimum)
    ? { amount: cents(minimum), minimumApplies: true }
    : { amount, minimumApplies: false }

const count = (n: number): BigDecimal.BigDecimal => BigDecimal.make(BigInt(n), 0)

/** Cost per record times quantity, raised to the minimum elements charge. spec: order-builder §9 */
export const orderCharge = (
  list: IndexedPriceList,
  costPrice: BigDecimal.BigDecimal,
  quantity: number,
): Charge => atLeast(cents(BigDecimal.multiply(costPrice, count(quantity))), list.minElementsCharge)

/** Label price times quantity times sets of labels, raised to the minimum label charge. spec: order-builder §9 */
export const labelCharge = (list: IndexedPriceList, quantity: number, labelCount: number): Charge =>
  labelCount === 0
    ? NO_CHARGE
    : atLeast(
        cents(BigDecimal.multiply(list.labelPrice, BigDecimal.multiply(count(quantity), count(labelCount)))),
        list.minLabelCharge,
      )

/** The first set of labels has its own shipping price, each further one the additional price. spec: order-builder §9 */
export const shippingCharge = (list: IndexedPriceList, labelCount: number): BigDecimal.BigDecimal =>
  labelCount === 0
    ? ZERO
    : cents(
        BigDecimal.sum(
          list.firstLabelShipping,
          BigDecimal.multiply(list.additionalLabelShipping, count(labelCount - 1)),
        ),
      )

/** Order and labels, capped. Informational: part of no total. spec: order-builder §9 */
export const goodsCost = (
  list: IndexedPriceList,
  order: BigDecimal.BigDecimal,
  label: BigDecimal.BigDecimal,
): BigDecimal.BigDecimal => cents(BigDecimal.min(BigDecimal.sum(order, label), list.maxCostOfGoods))

/** The subtotal, raised to the minimum order amount. spec: order-builder §9 */
export const orderAmount = (list: IndexedPriceList, subTotal: BigDecimal.BigDecimal): Charge =>
  atLeast(subTotal, list.minOrderAmount)
