import { BigDecimal, Result } from "effect"
import { sourceTraits } from "../../catalog/listTypes.ts"
import { applyPromotion } from "../../promotion/applyPromotion.ts"
import type { UnmetMinimum } from "../../promotion/minimumPurchase.ts"
import { type PromotionTerms, promotionTypes } from "../../promotion/Promotion.ts"
import type { PromotionReadings } from "../../promotion/PromotionReadings.ts"
import { cents, decimal, formatFixed, roundHalfUp, usd, ZERO } from "../../shared/Decimal.ts"
import {
  type Charge,
  goodsCost,
  labelCharge,
  NO_CHARGE,
  orderAmount,
  orderCharge,
  recordsCharge,
  shippingCharge,
} from "../charges.ts"
import { UNIT_PRICE_DECIMALS, type UnitPrice, computeUnitPrice } from "./computeUnitPrice.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import { pricesForGeoType } from "../price-list/mapPrices.ts"
import type { PricingInput } from "../PricingInput.ts"
import type { NoListUsage, NoPrice } from "../PricingErrors.ts"
import type { PriceFigures } from "./Price.ts"

/** A priced order: the figures and how they were computed. */
export interface PricedOrder {
  readonly order: PricingInput
  readonly figures: PriceFigures
  /** The minimum that kept the promotion from applying; null if the promotion applied or there isn't one. */
  readonly notMet: UnmetMinimum | null
  /**
   * The cost of the records, part by part: a single part, unless the order combines lists with different elements.
   * Empty if records have no price, as at quantity 0 and for list type 190.
   */
  readonly parts: ReadonlyArray<PricedPart>
}

/** Records that have the same price elements, and their cost. */
export interface PricedPart {
  readonly quantity: number
  /** The names of the lists that selected the records; empty if no list did. */
  readonly lists: ReadonlyArray<string>
  readonly perRecord: UnitPrice
  /** The cost per record times the quantity in dollars, rounded once, before any minimum. */
  readonly charge: BigDecimal.BigDecimal
}

/** An order's charges, in cents, and its minimum subtotal. */
interface Charges {
  readonly parts: ReadonlyArray<PricedPart>
  readonly order: Charge
  readonly labels: Charge
  readonly shipping: BigDecimal.BigDecimal
  readonly service: BigDecimal.BigDecimal
  readonly geography: BigDecimal.BigDecimal
  readonly mobile: BigDecimal.BigDecimal
  readonly hasMinimum: boolean
}

const NOTHING: Charges = {
  parts: [],
  order: NO_CHARGE,
  labels: NO_CHARGE,
  shipping: ZERO,
  service: ZERO,
  geography: ZERO,
  mobile: ZERO,
  hasMinimum: false,
}

const chargesOf = (
  list: IndexedPriceList,
  order: PricingInput,
  parts: ReadonlyArray<PricedPart>,
): Charges => ({
  parts,
  order: orderCharge(
    list,
    parts.map(({ charge }) => charge),
  ),
  labels: labelCharge(list, order.quantity, order.labelCount),
  shipping: shippingCharge(list, order.labelCount),
  service: list.serviceCharge,
  geography: cents(decimal(order.geographyCharge)),
  mobile: cents(decimal(order.mobilePackageCharge)),
  hasMinimum: true,
})

const wholeNumber = (what: string, n: number): void => {
  if (!Number.isSafeInteger(n) || n < 0)
    throw new RangeError(`${what} must be a whole number of 0 or more, not ${n}`)
}

/** Prices each part's records at the rates for the whole quantity. */
const partsOf = (
  list: IndexedPriceList,
  order: PricingInput,
): Result.Result<ReadonlyArray<PricedPart>, NoPrice | NoListUsage> => {
  const { elements, parts = [{ quantity: order.quantity, elements, lists: [] }], quantity } = order
  const sum = parts.reduce((all, part) => all + part.quantity, 0)
  if (sum !== quantity) throw new RangeError(`the parts have ${sum} records, the order ${quantity}`)
  return Result.all(
    parts.map((part) =>
      Result.map(computeUnitPrice(list, { ...order, elements: part.elements }), (perRecord) => ({
        quantity: part.quantity,
        lists: part.lists,
        perRecord,
        charge: recordsCharge(perRecord.unitPrice, part.quantity),
      })),
    ),
  )
}

/** Returns the price in dollars per record with 5 decimals: that of the only part, or the average across all parts. */
const unitPriceOfParts = (parts: ReadonlyArray<PricedPart>, quantity: number): BigDecimal.BigDecimal => {
  const [first, ...others] = parts
  if (first === undefined) return ZERO
  if (others.length === 0) return first.perRecord.unitPrice
  const charge = BigDecimal.sumAll(parts.map((part) => part.charge))
  const exact = BigDecimal.divideUnsafe(charge, BigDecimal.make(BigInt(quantity), 0))
  return roundHalfUp(exact, UNIT_PRICE_DECIMALS)
}

/**
 * Prices an order exactly. Each line is computed from the rounded cost per record, part by part if lists with different
 * elements are combined, and rounded to cents once, half up, so the displayed price is the charged price. The promotion
 * is reapplied every time. At quantity 0, every line is 0 and no minimum applies. List type 190 is charged for its
 * mobile package only. An order for areas drawn on a map uses the list's map prices. The total is never below 0. It may
 * fall as the quantity grows, at the start of a cheaper bracket. Throws a RangeError if the order isn't a valid
 * `PricingInput`: a fraction of a record, or an amount that isn't a decimal number [ob9-total-before-tax].
 */
export const priceOrder = (
  list: IndexedPriceList,
  order: PricingInput,
  promotion: PromotionTerms | null,
  readings: PromotionReadings,
): Result.Result<PricedOrder, NoPrice | NoListUsage> => {
  wholeNumber("quantity", order.quantity)
  wholeNumber("labelCount", order.labelCount)
  const prices = pricesForGeoType(list, order.geoType)
  if (order.quantity === 0) return Result.succeed(pricedOrder(prices, order, NOTHING, promotion, readings))
  if (order.listType !== undefined && sourceTraits(order.listType).skipsPriceCalculation) {
    const packageOnly = { ...NOTHING, mobile: cents(decimal(order.mobilePackageCharge)) }
    return Result.succeed(pricedOrder(prices, order, packageOnly, promotion, readings))
  }
  return Result.map(partsOf(prices, order), (parts) =>
    pricedOrder(prices, order, chargesOf(prices, order, parts), promotion, readings),
  )
}

const pricedOrder = (
  list: IndexedPriceList,
  order: PricingInput,
  charges: Charges,
  promotion: PromotionTerms | null,
  readings: PromotionReadings,
): PricedOrder => {
  const { parts, labels, shipping, service, geography, mobile } = charges
  const unitPrice = unitPriceOfParts(parts, order.quantity)
  const subtotal = BigDecimal.sumAll([
    charges.order.amount,
    labels.amount,
    shipping,
    service,
    geography,
    mobile,
  ])
  const beforePromotion = charges.hasMinimum
    ? orderAmount(list, subtotal)
    : { amount: subtotal, minimumApplies: false }
  const applied = applyPromotion(
    promotion,
    {
      quantity: order.quantity,
      unitPrice,
      orderCharge: charges.order.amount,
      mobilePackageCharge: mobile,
      subtotal,
    },
    readings,
  )
  return {
    order,
    parts,
    notMet: applied.notMet,
    figures: {
      unitPrice: formatFixed(unitPrice, UNIT_PRICE_DECIMALS),
      orderCharge: usd(charges.order.amount),
      minimumElementsChargeApplies: charges.order.minimumApplies,
      labelCharge: usd(labels.amount),
      minimumLabelChargeApplies: labels.minimumApplies,
      shippingCharge: usd(shipping),
      serviceCharge: usd(service),
      geographyCharge: usd(geography),
      mobilePackageCharge: usd(mobile),
      goodsCost: usd(goodsCost(list, charges.order.amount, labels.amount)),
      subtotal: usd(subtotal),
      discount: usd(applied.amount),
      promotionPointType: applied.points === null ? null : promotionTypes.encode(applied.points.type),
      promotionPointValue: applied.points === null ? null : applied.points.value,
      minimumOrderAmountApplies: beforePromotion.minimumApplies,
      totalBeforeTax: usd(BigDecimal.subtract(beforePromotion.amount, applied.amount)),
    },
  }
}
