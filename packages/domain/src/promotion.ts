/** Promotion codes: which one applies, its discount, and the notice to the buyer. */

export { PROMO_CODE_REQUIRED, INVALID_PROMO_CODE } from "./promotion/Notices.ts"
export { Promotion, PromotionTerms, promotionTypes } from "./promotion/Promotion.ts"
export { PromotionOutcome } from "./promotion/PromotionOutcome.ts"
export { toPromotionReadings } from "./promotion/PromotionReadings.ts"
export { normalizePromoCode } from "./promotion/choosePromotion.ts"
export {
  submitPromoCode,
  syncPromoCode,
  initialPromoCodeEntry,
  promoCodeNotice,
} from "./promotion/submitPromoCode.ts"
export { minimumPurchaseTypes } from "./promotion/minimumPurchaseTypes.ts"
export { promotionOutcomeNotice } from "./promotion/toPromotionOutcome.ts"
