import fc from "fast-check"
import { Result } from "effect"
import type { OrderToPrice } from "../pricing/OrderToPrice.ts"
import { applyPromotion } from "../promotion/applyPromotion.ts"
import { orderUnderPromotion } from "../promotion/orderUnderPromotion.ts"
import { promotionReadingsOf } from "../promotion/PromotionReadings.ts"
import { usd } from "../shared/Decimal.ts"
import { ensure, type Law, law, same } from "./Law.ts"
import { anyOrder, atTheMinimums, order, something } from "./orders.ts"
import { plainPromotion } from "./plainPromotion.ts"
import { plainReckoning, plainRefusal } from "./plainReckoning.ts"
import { anyPriceList, listWithGaps, priceList } from "./priceLists.ts"
import { anyPromotion, anyReadings, promotion } from "./promotions.ts"
import { type PriceRule, pricingBy, whole } from "./pricingBy.ts"
import { comparingLaws } from "./comparingLaws.ts"

/** Computes the order charge before its minimum: hundred-thousandths of a dollar times records, in whole cents. */
const unraised = (unitPrice: string, quantity: number): bigint =>
  (whole(unitPrice) * BigInt(quantity) + 500n) / 1000n

/**
 * Returns the laws for a price's figures. [ob9-cost-per-record] [ob9-usage-multiple] [ob9-order-charge]
 * [ob9-label-charge] [ob9-shipping] [ob9-goods-cost]
 */
const figureLaws = (rule: PriceRule): ReadonlyArray<Law> => {
  const priceOf = pricingBy(rule)
  return [
    law(
      "a price equals a calculation in whole numbers",
      fc.property(fc.oneof(fc.tuple(priceList, something), atTheMinimums), ([list, toPrice]) => {
        const { figures } = priceOf(list, toPrice)
        const plain = plainReckoning(list, toPrice)
        same({ ...figures, ...plain }, figures)
      }),
    ),
    law(
      "a price with a promotion equals a calculation of both in whole numbers",
      fc.property(priceList, something, promotion, anyReadings, (list, toPrice, terms, readings) => {
        const { figures, notMet } = priceOf(list, toPrice, terms, readings)
        const before = plainReckoning(list, toPrice)
        const plain = plainPromotion(terms, { ...toPrice, ...before }, readings)
        same([figures.discount, figures.promotionPointValue, notMet], [plain.off, plain.points, plain.notMet])
        same(whole(figures.totalBeforeTax), whole(before.totalBeforeTax) - whole(plain.off))
      }),
    ),
    law(
      "an order is refused exactly when an element or its usage has no price, and the first one is named",
      fc.property(listWithGaps, order, (list, toPrice) => {
        const said = rule(list, toPrice, null, promotionReadingsOf({}))
        const refusal = Result.match(said, {
          onSuccess: () => null,
          onFailure: (failure) =>
            failure._tag === "NoPrice" ? `no price for ${failure.element}` : "no usage",
        })
        same(refusal, plainRefusal(list, toPrice))
      }),
    ),
    law(
      "charges, promotion and lines of a price add up to the cent",
      fc.property(anyPriceList, anyOrder, anyPromotion, anyReadings, (list, toPrice, terms, readings) => {
        priceOf(list, toPrice, terms, readings)
      }),
    ),
    law(
      "no figure of a price is negative",
      fc.property(anyPriceList, anyOrder, anyPromotion, anyReadings, (list, toPrice, terms, readings) =>
        Object.values(priceOf(list, toPrice, terms, readings).figures).every(
          (figure) => typeof figure !== "string" || !figure.startsWith("-"),
        ),
      ),
    ),
    law(
      "a cost per record has 5 decimals and a charge 2",
      fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
        const { unitPrice, promotionPointType, promotionPointValue, ...charges } = priceOf(
          list,
          toPrice,
          terms,
        ).figures
        ensure(/^\d+\.\d{5}$/.test(unitPrice))
        for (const charge of Object.values(charges))
          if (typeof charge === "string") ensure(/^\d+\.\d{2}$/.test(charge))
        same(promotionPointType === null, promotionPointValue === null)
      }),
    ),
    law(
      "ordering nothing costs nothing, whatever else is requested",
      fc.property(anyPriceList, anyOrder, anyPromotion, (list, toPrice, terms) => {
        const { promotionPointType, promotionPointValue, ...figures } = priceOf(
          list,
          { ...toPrice, quantity: 0 },
          terms,
        ).figures
        same(new Set(Object.values(figures)), new Set(["0.00000", "0.00", false]))
      }),
    ),
    law(
      "an order charge is the shown cost per record times the records, or its minimum",
      fc.property(priceList, something, (list, toPrice) => {
        const { unitPrice, orderCharge, minimumElementsChargeApplies } = priceOf(list, toPrice).figures
        const plain = unraised(unitPrice, toPrice.quantity)
        return (
          whole(orderCharge) === (minimumElementsChargeApplies ? whole(list.minimumElementsCharge) : plain)
        )
      }),
    ),
    law(
      "the flag of a minimum is set exactly when the minimum raised something",
      fc.property(
        fc.oneof(fc.tuple(priceList, something), atTheMinimums),
        anyPromotion,
        ([list, toPrice], terms) => {
          const { figures } = priceOf(list, toPrice, terms)
          const plainLabels = priceOf({ ...list, minimumLabelCharge: "0.00" }, toPrice, terms).figures
            .labelCharge
          same(
            {
              elements: figures.minimumElementsChargeApplies,
              labels: figures.minimumLabelChargeApplies,
              order: figures.minimumOrderAmountApplies,
            },
            {
              elements: whole(figures.orderCharge) > unraised(figures.unitPrice, toPrice.quantity),
              labels: whole(figures.labelCharge) > whole(plainLabels),
              order: whole(list.minimumOrderAmount) > whole(figures.subtotal),
            },
          )
        },
      ),
    ),
    law(
      "the promotion of a price is applied to the figures of that price",
      fc.property(anyPriceList, anyOrder, promotion, anyReadings, (list, toPrice, terms, readings) => {
        const { figures, notMet } = priceOf(list, toPrice, terms, readings)
        const again = applyPromotion(terms, orderUnderPromotion(toPrice.quantity, figures), readings)
        same([usd(again.amount), again.notMet], [figures.discount, notMet])
      }),
    ),
    law(
      "pricing twice gives the same, and changes nothing that it was given",
      fc.property(anyPriceList, anyOrder, anyPromotion, anyReadings, (list, toPrice, terms, readings) => {
        const given = JSON.stringify({ list, toPrice, terms })
        const price = (what: OrderToPrice) => rule(list, what, terms, readings)
        same(price(toPrice), price(toPrice))
        same(JSON.stringify({ list, toPrice, terms }), given)
      }),
    ),
  ]
}

/**
 * Returns the laws for every order price: its figures match a second calculation in whole numbers, they add up, and
 * ordering more never costs less.
 */
export const lawsOfPrices = (rule: PriceRule): ReadonlyArray<Law> => [
  ...figureLaws(rule),
  ...comparingLaws(pricingBy(rule)),
]
