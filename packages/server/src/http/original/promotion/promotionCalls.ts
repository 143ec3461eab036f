import { Actor, Api, type WirePromotion } from "@listwright/adapters"
import {
  minimumPurchaseTypes,
  PROMO_CODE_NOT_VALID,
  type Promotion,
  promotionTypes,
} from "@listwright/domain/promotion"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OrderingTerms } from "../../../accounts/OrderingTerms.ts"
import { applicablePromotions } from "../../../pricing/applicablePromotions.ts"
import { answering, CallRefused } from "../../answering/answering.ts"

const wirePromotion = (promotion: Promotion): typeof WirePromotion.Type => ({
  PromotionCode: promotion.PromotionCode,
  PromotionName: promotion.PromotionName,
  PromotionType: promotionTypes.encode(promotion.PromotionType),
  PromotionValue: promotion.PromotionValue,
  PromotionBalance: promotion.PromotionBalance ?? "0.00",
  MinPurAmountType:
    promotion.MinPurAmountType === null ? null : minimumPurchaseTypes.encode(promotion.MinPurAmountType),
  MinPurAmount: promotion.MinPurAmount ?? "0.00",
  MinPurQty: promotion.MinPurQty ?? 0,
  PackageIds: promotion.PackageIds,
  IsNoRequired: promotion.IsNoRequired,
})

const findPromotion = Effect.fn("findPromotion")(function* (listType: number, code: string) {
  const { user } = yield* Actor
  const terms = yield* OrderingTerms
  // An empty code finds the first promotion that doesn't need a code, if there is one.
  const [promotion] = yield* applicablePromotions(yield* terms.of(user), listType, code)
  if (promotion === undefined) return yield* new CallRefused({ message: PROMO_CODE_NOT_VALID })
  return wirePromotion(promotion)
})

const promotionCalls = {
  GetPromotion: HttpApiBuilder.handler(Api, "Promotion", "GetPromotion", ({ payload }) =>
    answering(findPromotion(payload.listtype, payload.promotionCode)),
  ),
}

export const layerPromotion = HttpApiBuilder.group(Api, "Promotion", (handlers) =>
  Effect.succeed(handlers.handleAll(promotionCalls)),
)
