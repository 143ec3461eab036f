import type { Gift } from "./Gift.ts"

/** A gift in the cart; quantity and points are whole numbers, 0 or more. */
export interface CartLine {
  readonly quantity: number
  readonly pointsForOne: number
}

/** The reason why a cart can't be redeemed. */
export type CartRefusal = "empty" | "exceedsPoints"

/**
 * Computes a cart's cost, the sum of quantity times points, and checks whether anything prevents checkout: an empty
 * cart or a cost above the available points. A cart whose quantities are all 0 is empty, however many lines it has.
 * Using up all points is allowed; points that aren't a number are never enough [p4-reward-cart-disabled]
 * [p5-reward-checkout-disabled].
 */
export const checkCart = (
  lines: ReadonlyArray<CartLine>,
  availablePoints: number,
): { readonly points: number; readonly refusal: CartRefusal | null } => {
  const points = lines.reduce((sum, { quantity, pointsForOne }) => sum + quantity * pointsForOne, 0)
  if (lines.every(({ quantity }) => quantity === 0)) return { points, refusal: "empty" }
  return { points, refusal: points <= availablePoints ? null : "exceedsPoints" }
}

/** A gift in the cart, with the details shown in the panel. */
export interface RewardLine extends CartLine {
  readonly giftId: number
  readonly categoryId: number
  readonly giftName: string
  readonly image: string
}

/** The cart's lines in the order in which they were added, one per gift, each with a quantity of 1 or more. */
export type RewardCart = ReadonlyArray<RewardLine>

/** A cart without gifts. */
export const emptyRewardCart: RewardCart = []

/**
 * Adds one unit of a gift. If the gift is already in the cart, increases its quantity by one and updates its points.
 */
export const addToCart = (cart: RewardCart, gift: Gift): RewardCart => {
  const line: RewardLine = {
    giftId: gift.id,
    categoryId: gift.categoryId,
    giftName: gift.name,
    image: gift.image,
    pointsForOne: gift.points,
    quantity: 1,
  }
  return cart.some(({ giftId }) => giftId === gift.id)
    ? cart.map((each) => (each.giftId === gift.id ? { ...line, quantity: each.quantity + 1 } : each))
    : [...cart, line]
}

/** Removes a gift from the cart, regardless of its quantity. */
export const removeFromCart = (cart: RewardCart, giftId: number): RewardCart =>
  cart.filter((line) => line.giftId !== giftId)

/**
 * Parses a typed gift quantity; null if it isn't a whole number of 0 or more, written in digits. Surrounding spaces are
 * ignored [p5-reward-quantity].
 */
export const parseGiftQuantity = (text: string): number | null => {
  const quantity = /^\s*\d+\s*$/.test(text) ? Number(text) : null
  return Number.isSafeInteger(quantity) ? quantity : null
}

/** Changes a gift's quantity. Zero removes the gift; text that isn't a number changes nothing. */
export const changeGiftQuantity = (cart: RewardCart, giftId: number, typed: string): RewardCart => {
  const quantity = parseGiftQuantity(typed)
  if (quantity === null) return cart
  if (quantity === 0) return removeFromCart(cart, giftId)
  return cart.map((line) => (line.giftId === giftId ? { ...line, quantity } : line))
}
