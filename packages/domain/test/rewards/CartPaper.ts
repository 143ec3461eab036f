import { deepEqual, equal } from "node:assert/strict"
import { checkCart, emptyRewardCart, type RewardCart } from "../../src/rewards/RewardCart.ts"
import type { RedeemState } from "../../src/rewards/decideRedeem.ts"
import type { Gift } from "../../src/rewards/Gift.ts"
import { gift } from "./arbitraryGift.ts"

/** The notes that a person with pencil and paper would take. */
export interface CartPaper {
  readonly cart: Map<number, { quantity: number; each: number }>
  readonly prices: Map<number, number>
  points: number
  orders: number
}

/** The shop as the screens and the server have it. */
export interface Shop {
  cart: RewardCart
  gifts: ReadonlyArray<Gift>
  points: number
  orders: number
  /** The request that was redeemed last, for sending it again. */
  last: { readonly standing: NonNullable<RedeemState["standing"]>; readonly cart: RewardCart } | null
}

const PRICES: ReadonlyArray<readonly [number, number]> = [
  [1, 0],
  [2, 10],
  [3, 25],
]

/** Both as the store opens: an empty cart and 20 points. */
export const opening = (): { readonly model: CartPaper; readonly real: Shop } => ({
  model: { cart: new Map(), prices: new Map(PRICES), points: 20, orders: 0 },
  real: {
    cart: emptyRewardCart,
    gifts: PRICES.map(([id, points]) => gift(id, points)),
    points: 20,
    orders: 0,
    last: null,
  },
})

export const cost = ({ cart }: CartPaper): number =>
  [...cart.values()].reduce((sum, { quantity, each }) => sum + quantity * each, 0)

/** Asserts that the shop and the paper agree. */
export const compare = (paper: CartPaper, shop: Shop): void => {
  deepEqual(
    shop.cart.map(({ giftId, quantity, pointsForOne }) => [giftId, { quantity, each: pointsForOne }]),
    [...paper.cart],
  )
  deepEqual(checkCart(shop.cart, shop.points), {
    points: cost(paper),
    refusal: paper.cart.size === 0 ? "empty" : cost(paper) > paper.points ? "exceedsPoints" : null,
  })
  equal(shop.points, paper.points)
  equal(shop.orders, paper.orders)
  equal(shop.points >= 0, true)
}
