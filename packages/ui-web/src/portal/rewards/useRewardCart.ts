import {
  addToCart,
  changeGiftQuantity,
  emptyRewardCart,
  type Gift,
  removeFromCart,
  type RewardCart,
} from "@listwright/domain/rewards"
import { Option, Schema } from "effect"
import { useState } from "react"
import { useSession } from "../../app/session.ts"

/**
 * A cart with the id of the request that redeems it. If the same cart is sent again, even after a reload, it's the same
 * redemption.
 */
const Kept = Schema.Struct({
  requestId: Schema.NonEmptyString,
  lines: Schema.Array(
    Schema.Struct({
      giftId: Schema.Int,
      categoryId: Schema.Int,
      giftName: Schema.String,
      image: Schema.String,
      pointsForOne: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
      quantity: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1)),
    }),
  ),
})
type Kept = typeof Kept.Type

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Kept))

const newCart = (lines: RewardCart): Kept => ({ requestId: crypto.randomUUID(), lines })

const read = (key: string): Kept =>
  Option.getOrElse(decode(localStorage.getItem(key) ?? ""), () => newCart(emptyRewardCart))

/**
 * Returns the lines with the gifts' current points; a gift that's no longer available remains until the user removes
 * it.
 */
const repriced = (lines: RewardCart, gifts: ReadonlyArray<Gift>): RewardCart =>
  lines.map((line) => {
    const gift = gifts.find(({ id }) => id === line.giftId)
    return gift === undefined || gift.points === line.pointsForOne
      ? line
      : { ...line, pointsForOne: gift.points }
  })

/** Manages the signed-in user's cart, which survives a page reload. */
export const useRewardCart = (gifts: ReadonlyArray<Gift>) => {
  const { user } = useSession()
  const key = `listwright-reward-cart-${user.id}`
  const [kept, setKept] = useState(() => read(key))
  const cart = repriced(kept.lines, gifts)
  const keep = (lines: RewardCart) => {
    const next = newCart(lines)
    localStorage.setItem(key, JSON.stringify(next))
    setKept(next)
  }
  return {
    cart,
    requestId: kept.requestId,
    add: (gift: Gift) => keep(addToCart(cart, gift)),
    remove: (giftId: number) => keep(removeFromCart(cart, giftId)),
    changeQuantity: (giftId: number, typed: string) => keep(changeGiftQuantity(cart, giftId, typed)),
    clear: () => keep(emptyRewardCart),
  }
}
