import { Result } from "effect"
import { choosePromotion, type PromotionChoice } from "../../promotion/choosePromotion.ts"
import { toDiscountableOrder } from "../../promotion/toDiscountableOrder.ts"
import type { Promotion } from "../../promotion/Promotion.ts"
import type { PromotionReadings } from "../../promotion/PromotionReadings.ts"
import type { IndexedPriceList } from "../price-list/IndexedPriceList.ts"
import type { PricingInput } from "../PricingInput.ts"
import type { NoListUsage, NoPrice } from "../PricingErrors.ts"
import { type PricedOrder, priceOrder } from "./priceOrder.ts"

/**
 * Prices an order and chooses its promotion based on that price: the promotion for the typed code or, without a code,
 * the first that doesn't need one and whose minimum is met. `promotions` are those that currently apply;
 * `mobilePackageId` is null without a package.
 */
export const priceWithPromotion = (
  list: IndexedPriceList,
  order: PricingInput,
  promotions: ReadonlyArray<Promotion>,
  typed: string,
  mobilePackageId: number | null,
  readings: PromotionReadings,
): Result.Result<{ readonly priced: PricedOrder; readonly choice: PromotionChoice }, NoPrice | NoListUsage> =>
  Result.flatMap(priceOrder(list, order, null, readings), (plain) => {
    const under = toDiscountableOrder(order.quantity, plain.figures)
    const choice = choosePromotion(promotions, typed, under, mobilePackageId)
    const priced =
      choice._tag === "Chosen" ? priceOrder(list, order, choice.promotion, readings) : Result.succeed(plain)
    return Result.map(priced, (withPromotion) => ({ priced: withPromotion, choice }))
  })
