import fc from "fast-check"
import { Result } from "effect"
import type { PricingInput } from "../pricing/PricingInput.ts"
import { applyPromotion } from "../promotion/applyPromotion.ts"
import { toDiscountableOrder } from "../promotion/toDiscountableOrder.ts"
import { toPromotionReadings } from "../promotion/PromotionReadings.ts"
import { usd } from "../shared/Decimal.ts"
import { assertTrue, type Law, law, assertEqual } from "./Law.ts"
import { anyOrder, ordersAtMinimums, order, nonemptyOrder } from "./orders.ts"
import { referencePromotion } from "./referencePromotion.ts"
import { referencePricing, referenceRefusal } from "./referencePricing.ts"
import { anyPriceList, priceListWithGaps, priceList } from "./priceLists.ts"
import { anyPromotion, anyReadings, promotion } from "./promotions.ts"
import { type PriceRule, createPricer, parseWholeAmount } from "./createPricer.ts"
import { comparisonLaws } from "./comparisonLaws.ts"

/** Computes the order charge before its minimum: hundred-thousandths of a dollar times records, in whole cents. */
const unraised = (unitPrice: string, quantity: number): bigint =>
  (parseWholeAmount(unitPrice) * BigInt(quantity) + 500n) / 1000n

/**
 * Returns the laws for a price's figures. [ob9-cost-per-record] [ob9-usage-multiple] [ob9-order-charge]
 * [ob9-label-charge] [ob9-shipping] [ob9-goods-cost]
 */
const figureLaws = (rule: PriceRule): ReadonlyArray<Law> => {
  const priceOf = createPricer(rule)
  return [
    law(
      "a price equals a calculation in whole numbers",
      fc.property(fc.oneof(fc.tuple(priceList, nonemptyOrder), ordersAtMinimums), ([list, toPrice]) => {
        const { figures } = priceOf(list, toPrice)
        const plain = referencePricing(list, toPrice)
        assertEqual({ ...figures, ...plain }, figures)
      }),
    ),
    law(
      "a price with a promotion equals a calculation of both in whole numbers",
      fc.property(priceList, nonemptyOrder, promotion, anyReadings, (list, toPrice, terms, readings) => {
        const { figures, notMet } = priceOf(list, toPrice, terms, readings)
        const before = referencePricing(list, toPrice)
        const plain = referencePromotion(terms, { ...toPrice, ...before }, readings)
        assertEqual(
          [figures.discount, figures.promotionPointValue, notMet],
          [plain.off, plain.points, plain.notMet],
        )
        assertEqual(
          parseWholeAmount(figures.totalBeforeTax),
          parseWholeAmount(before.totalBeforeTax) - parseWholeAmount(plain.off),
        )
      }),
    ),
    law(
      "an order is refused exactly when an element or its usage has no price, and the first one is named",
      fc.property(priceListWithGaps, order, (list, toPrice) => {
        const said = rule(list, toPrice, null, toPromotionReadings({}))
        const refusal = Result.match(said, {
          onSuccess: () => null,
          onFailure: (failure) =>
            failure._tag === "NoPrice" ? `no price for ${failure.element}` : "no usage",
        })
        assertEqual(refusal, referenceRefusal(list, toPrice))
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
        assertTrue(/^\d+\.\d{5}$/.test(unitPrice))
        for (const charge of Object.values(charges))
          if (typeof charge === "string") assertTrue(/^\d+\.\d{2}$/.test(charge))
        assertEqual(promotionPointType === null, promotionPointValue === null)
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
        assertEqual(new Set(Object.values(figures)), new Set(["0.00000", "0.00", false]))
      }),
    ),
    law(
      "an order charge is the shown cost per record times the records, or its minimum",
      fc.property(priceList, nonemptyOrder, (list, toPrice) => {
        const { unitPrice, orderCharge, minimumElementsChargeApplies } = priceOf(list, toPrice).figures
        const plain = unraised(unitPrice, toPrice.quantity)
        return (
          parseWholeAmount(orderCharge) ===
          (minimumElementsChargeApplies ? parseWholeAmount(list.minimumElementsCharge) : plain)
        )
      }),
    ),
    law(
      "the flag of a minimum is set exactly when the minimum raised something",
      fc.property(
        fc.oneof(fc.tuple(priceList, nonemptyOrder), ordersAtMinimums),
        anyPromotion,
        ([list, toPrice], terms) => {
          const { figures } = priceOf(list, toPrice, terms)
          const plainLabels = priceOf({ ...list, minimumLabelCharge: "0.00" }, toPrice, terms).figures
            .labelCharge
          assertEqual(
            {
              elements: figures.minimumElementsChargeApplies,
              labels: figures.minimumLabelChargeApplies,
              order: figures.minimumOrderAmountApplies,
            },
            {
              elements: parseWholeAmount(figures.orderCharge) > unraised(figures.unitPrice, toPrice.quantity),
              labels: parseWholeAmount(figures.labelCharge) > parseWholeAmount(plainLabels),
              order: parseWholeAmount(list.minimumOrderAmount) > parseWholeAmount(figures.subtotal),
            },
          )
        },
      ),
    ),
    law(
      "the promotion of a price is applied to the figures of that price",
      fc.property(anyPriceList, anyOrder, promotion, anyReadings, (list, toPrice, terms, readings) => {
        const { figures, notMet } = priceOf(list, toPrice, terms, readings)
        const again = applyPromotion(terms, toDiscountableOrder(toPrice.quantity, figures), readings)
        assertEqual([usd(again.amount), again.notMet], [figures.discount, notMet])
      }),
    ),
    law(
      "pricing twice gives the same, and changes nothing that it was given",
      fc.property(anyPriceList, anyOrder, anyPromotion, anyReadings, (list, toPrice, terms, readings) => {
        const given = JSON.stringify({ list, toPrice, terms })
        const price = (what: PricingInput) => rule(list, what, terms, readings)
        assertEqual(price(toPrice), price(toPrice))
        assertEqual(JSON.stringify({ list, toPrice, terms }), given)
      }),
    ),
  ]
}

/**
 * Returns the laws for every order price: its figures match a second calculation in whole numbers, they add up, and
 * ordering more never costs less.
 */
export const priceLaws = (rule: PriceRule): ReadonlyArray<Law> => [
  ...figureLaws(rule),
  ...comparisonLaws(createPricer(rule)),
]
