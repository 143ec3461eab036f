import { type FieldProblems, hasProblems } from "../shared/FieldProblems.ts"
import { type CartLine, type CartRefusal, checkCart } from "./RewardCart.ts"
import { checkoutProblems } from "./checkoutForm.ts"
import type { Gift } from "./Gift.ts"
import type { RewardContact } from "./RewardContact.ts"

/** A line in a request, with the points per gift as displayed. */
export interface RequestedGift extends CartLine {
  readonly giftId: number
}

/** The server's data for redeeming a cart. */
export interface RedeemState {
  readonly availablePoints: number
  /** The available gifts, with their points. */
  readonly gifts: ReadonlyArray<Gift>
  /** The order already created by the same request; null if the request is new. */
  readonly standing: { readonly orderCode: string; readonly lines: ReadonlyArray<RequestedGift> } | null
}

/** The gifts that a user wants to redeem, and the address to send them to. */
export interface RedeemCommand {
  readonly contact: RewardContact
  readonly lines: ReadonlyArray<RequestedGift>
}

/** The reason why a cart isn't redeemed. `requestUsed` means that its request ID belongs to another cart. */
export type RedeemRefusal =
  | { readonly _tag: "cart"; readonly refusal: CartRefusal }
  | { readonly _tag: "quantity"; readonly giftId: number }
  | { readonly _tag: "giftGone"; readonly giftId: number }
  | { readonly _tag: "pointsChanged"; readonly giftId: number; readonly points: number }
  | { readonly _tag: "contact"; readonly problems: FieldProblems<keyof RewardContact> }
  | { readonly _tag: "requestUsed" }

/**
 * The decision on a redemption: `accepted` means that these points are redeemed now; `same` means that they were
 * already redeemed, by the included order.
 */
export type RedeemDecision =
  | { readonly _tag: "accepted"; readonly points: number }
  | { readonly _tag: "same"; readonly orderCode: string }
  | { readonly _tag: "refused"; readonly refusal: RedeemRefusal }

const refused = (refusal: RedeemRefusal): RedeemDecision => ({ _tag: "refused", refusal })

/**
 * Returns a refusal if a line is invalid. A negative quantity would make the rest of the cart cheaper, and a cart never
 * contains a line with quantity 0.
 */
const lineRefusal = (line: RequestedGift, gifts: ReadonlyArray<Gift>): RedeemRefusal | null => {
  const { giftId } = line
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) return { _tag: "quantity", giftId }
  const gift = gifts.find(({ id }) => id === giftId)
  if (gift === undefined) return { _tag: "giftGone", giftId }
  return gift.points === line.pointsForOne ? null : { _tag: "pointsChanged", giftId, points: gift.points }
}

const isSameCart = (one: ReadonlyArray<RequestedGift>, other: ReadonlyArray<RequestedGift>): boolean =>
  one.length === other.length &&
  one.every((line, at) => {
    const twin = other[at]
    return (
      twin?.giftId === line.giftId &&
      twin.quantity === line.quantity &&
      twin.pointsForOne === line.pointsForOne
    )
  })

/**
 * Accepts a redemption or returns the reason for refusing it. Never redeems more points than are available, or a gift
 * at other points than displayed. A repeated request is redeemed only once.
 */
export const decideRedeem = (state: RedeemState, command: RedeemCommand): RedeemDecision => {
  const { standing } = state
  if (standing !== null)
    return isSameCart(standing.lines, command.lines)
      ? { _tag: "same", orderCode: standing.orderCode }
      : refused({ _tag: "requestUsed" })
  const { points, refusal } = checkCart(command.lines, state.availablePoints)
  if (refusal === "empty") return refused({ _tag: "cart", refusal })
  for (const line of command.lines) {
    const wrong = lineRefusal(line, state.gifts)
    if (wrong !== null) return refused(wrong)
  }
  if (refusal !== null) return refused({ _tag: "cart", refusal })
  const problems = checkoutProblems(command.contact)
  return hasProblems(problems) ? refused({ _tag: "contact", problems }) : { _tag: "accepted", points }
}
