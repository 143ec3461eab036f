import { Effect, Schema } from "effect"
import { FormIncomplete, hasProblems } from "../shared/FieldProblems.ts"
import { checkCart } from "./RewardCart.ts"
import { checkoutProblems } from "./checkoutForm.ts"
import { type RedeemRequest, Rewards } from "./Rewards.ts"

/** Raised when a cart is empty or costs more than the available points. */
export class CartRefused extends Schema.TaggedError<CartRefused>()("CartRefused", {
  refusal: Schema.Literals(["empty", "exceedsPoints"]),
}) {}

/**
 * Redeems a cart; the checkout then changes from the form to the success view. Problems with the form are reported
 * before anything is sent [p4-reward-checkout-steps].
 */
export const redeemCart = Effect.fn("redeemCart")(function* (
  request: RedeemRequest,
  availablePoints: number,
) {
  const { refusal } = checkCart(request.cart, availablePoints)
  if (refusal !== null) return yield* new CartRefused({ refusal })
  const problems = checkoutProblems(request.contact)
  if (hasProblems(problems)) return yield* new FormIncomplete({ problems })
  const rewards = yield* Rewards
  return yield* rewards.redeem(request)
})
