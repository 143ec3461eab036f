import { Actor, Api, type WirePromotion } from "@listwright/adapters"
import {
  minimumPurchaseTypes,
  PROMO_CODE_REQUIRED,
  INVALID_PROMO_CODE,
  normalizePromoCode,
  type Promotion,
  promotionTypes,
} from "@listwright/domain/promotion"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { OrderingTerms } from "../../../accounts/OrderingTerms.ts"
import { findApplicablePromotions } from "../../../pricing/findApplicablePromotions.ts"
import { toEnvelopeWithMessage } from "../../answering/toEnvelope.ts"
import { ensureSourceOrderable } from "../../answering/ensureSourceOffered.ts"

const wirePromotion = (promotion: Promotion): typeof WirePromotion.Type => ({
  PromotionCode: promotion.code,
  PromotionName: promotion.name,
  PromotionType: promotionTypes.encode(promotion.type),
  PromotionValue: promotion.value,
  PromotionBalance: promotion.balance ?? "0.00",
  MinPurAmountType:
    promotion.minimumType === null ? null : minimumPurchaseTypes.encode(promotion.minimumType),
  MinPurAmount: promotion.minimumSpend ?? "0.00",
  MinPurQty: promotion.minimumRecords ?? 0,
  PackageIds: promotion.packageIds,
  IsNoRequired: promotion.needsNoCode,
})

/**
 * Finds a code's promotion; null, with the reason, if there isn't one. An empty code finds the first promotion that
 * doesn't need a code [ob4-promo-code].
 */
const findPromotion = Effect.fn("findPromotion")(function* (listType: number, code: string) {
  const { user } = yield* Actor
  yield* ensureSourceOrderable(listType)
  const terms = yield* OrderingTerms
  const [promotion] = yield* findApplicablePromotions(yield* terms.of(user), listType, code)
  if (promotion !== undefined) return { data: wirePromotion(promotion), message: "" }
  return { data: null, message: normalizePromoCode(code) === "" ? PROMO_CODE_REQUIRED : INVALID_PROMO_CODE }
})

const promotionCalls = {
  GetPromotion: HttpApiBuilder.handler(Api, "Promotion", "GetPromotion", ({ payload }) =>
    toEnvelopeWithMessage(findPromotion(payload.listtype, payload.promotionCode)),
  ),
}

export const layerPromotion = HttpApiBuilder.group(Api, "Promotion", (handlers) =>
  Effect.succeed(handlers.handleAll(promotionCalls)),
)
