import type { CallFailed } from "../shared/Failures.ts"
import type { FormIncomplete } from "../shared/FieldProblems.ts"
import { type Notice, notice } from "../shared/Notice.ts"
import { portalTexts } from "../shared/wording/portalTexts.ts"
import { joinMessages, type MessageText } from "../shared/wording/MessageText.ts"
import { REQUIRED_FIELD_MESSAGE } from "../shared/Notices.ts"
import type { CartRefusal } from "./RewardCart.ts"
import type { RedeemRefusal } from "./decideRedeem.ts"
import type { CartRefused } from "./redeemCart.ts"

/** Returns the message for a cart that can't be redeemed [p8-reward-cart] [p5-reward-checkout-disabled]. */
export const cartRefusalText = (refusal: CartRefusal): MessageText => {
  switch (refusal) {
    case "empty":
      return portalTexts.cartEmpty
    case "exceedsPoints":
      return portalTexts.cartExceedsPoints
  }
}

/** Returns the distinct problems other than empty required fields. */
const reasonsOf = (problems: Readonly<Record<string, MessageText>>): ReadonlyArray<MessageText> =>
  [...new Set(Object.values(problems))].filter((words) => words !== REQUIRED_FIELD_MESSAGE)

/**
 * Returns the server's message if it can't redeem a cart. The specification has wording only for the cart's two
 * refusals.
 */
export const redeemRefusalText = (refusal: RedeemRefusal): MessageText => {
  switch (refusal._tag) {
    case "cart":
      return cartRefusalText(refusal.refusal)
    case "quantity":
      return "The quantity of each gift must be a whole number, 1 or greater."
    case "giftGone":
      return "A gift in your cart is no longer available. Please remove it."
    case "pointsChanged":
      return `A gift now costs a different number of points: ${refusal.points}. Please check your cart.`
    case "contact":
      return joinMessages(["Please complete the checkout form.", ...reasonsOf(refusal.problems)], " ")
    case "requestUsed":
      return "This checkout was already used for another cart. Please start checkout again."
  }
}

/** The reason that the checkout form has no country; our own wording [p5-reward-checkout-form]. */
export const GIFTS_IN_ONE_COUNTRY = "We send gifts within the United States only."

/** The message for a missing state code [p5-reward-checkout-form]. */
export const STATE_CODE_REQUIRED: MessageText = portalTexts.needStateCode

/** The message for a missing ZIP code [p5-reward-checkout-form]. */
export const ZIP_CODE_REQUIRED: MessageText = portalTexts.needZipCode

/**
 * Returns the notice for a cart that wasn't redeemed, or null for no notice. A failed call only re-enables the checkout
 * button, and missing fields show their messages inline [p8-reward-cart].
 */
export const redeemFailedNotice = (failure: CartRefused | FormIncomplete | CallFailed): Notice | null =>
  failure._tag === "CartRefused" ? notice("warning", "", cartRefusalText(failure.refusal)) : null

/** The maximum number of business days until gifts arrive [p9-reward-delivery]. */
export const REWARD_DELIVERY_BUSINESS_DAYS = 7

/** The message about the delivery time of a reward [p9-reward-delivery]. */
export const REWARD_DELIVERY_TEXT = `Your reward will be delivered within ${REWARD_DELIVERY_BUSINESS_DAYS} business days.`
