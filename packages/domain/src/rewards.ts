/** Reward points: earning them with orders, redeeming them, and their ledger. */

export { redeemCart } from "./rewards/redeemCart.ts"
export { checkoutProblems } from "./rewards/checkoutForm.ts"
export { decideRedeem, type RedeemCommand, type RedeemRefusal } from "./rewards/decideRedeem.ts"
export { Gift, GiftCategory, Redemption } from "./rewards/Gift.ts"
export { type GiftSortOrder, type GiftQuery, giftPage } from "./rewards/giftPage.ts"
export {
  cartRefusalText,
  REWARD_DELIVERY_TEXT,
  redeemFailedNotice,
  redeemRefusalText,
} from "./rewards/Notices.ts"
export { PointRate } from "./rewards/PointRate.ts"
export { PointCount, Points, computePointsBalance } from "./rewards/Points.ts"
export { orderPoints } from "./rewards/earnedPoints.ts"
export type { DeductedPoints } from "./rewards/computeDeductedPoints.ts"
export {
  addToCart,
  changeGiftQuantity,
  checkCart,
  emptyRewardCart,
  removeFromCart,
  type RewardCart,
  type RewardLine,
} from "./rewards/RewardCart.ts"
export { RewardContact, type RewardUser, initialRewardContact } from "./rewards/RewardContact.ts"
export { RedemptionResult, type RedeemRequest, Rewards, type RewardStore } from "./rewards/Rewards.ts"
