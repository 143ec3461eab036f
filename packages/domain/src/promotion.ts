/** Promotion codes: the one that applies, its discount, and the notice to the buyer. */

export { PROMO_CODE_NEEDED, PROMO_CODE_NOT_VALID } from "./promotion/Notices.ts"
export { Promotion, PromotionTerms, promotionTypes } from "./promotion/Promotion.ts"
export { PromotionOutcome } from "./promotion/PromotionOutcome.ts"
export { promotionReadingsOf } from "./promotion/PromotionReadings.ts"
export { promoCodeOf } from "./promotion/choosePromotion.ts"
export {
  enterPromoCode,
  followPromoCode,
  openPromoCode,
  promoCodeNotice,
} from "./promotion/enterPromoCode.ts"
export { minimumPurchaseTypes } from "./promotion/minimumPurchaseTypes.ts"
export { promotionOutcomeNotice } from "./promotion/outcomeOfPromotion.ts"
