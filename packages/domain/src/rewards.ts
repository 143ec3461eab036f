/** Reward points: earning them with orders, redeeming them, and their ledger. */

export { redeemCart } from "./rewards/redeemCart.ts"
export { checkoutProblems } from "./rewards/checkoutForm.ts"
export { decideRedeem, type RedeemCommand, type RedeemRefusal } from "./rewards/decideRedeem.ts"
export { Gift, GiftCategory, Redemption } from "./rewards/Gift.ts"
export { type GiftOrder, type GiftQuery, giftsShown } from "./rewards/giftsShown.ts"
export { cartText, REWARD_DELIVERY, redeemFailedNotice, redeemRefusalText } from "./rewards/Notices.ts"
export { PointRate } from "./rewards/PointRate.ts"
export { PointCount, Points, pointsOf } from "./rewards/Points.ts"
export { pointsOfOrder } from "./rewards/earnedPoints.ts"
export type { PointsTakenBack } from "./rewards/pointsTakenBack.ts"
export {
  addToCart,
  changeGiftQuantity,
  checkCart,
  emptyRewardCart,
  removeFromCart,
  type RewardCart,
  type RewardLine,
} from "./rewards/RewardCart.ts"
export { RewardContact, type RewardUser, startingContact } from "./rewards/RewardContact.ts"
export { Redeemed, type RedeemRequest, Rewards, type RewardStore } from "./rewards/Rewards.ts"
