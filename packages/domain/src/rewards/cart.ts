/** A gift in the cart; quantity and points are whole and not negative. */
export interface CartLine {
  readonly quantity: number
  readonly pointsForOne: number
}

/** Why a cart cannot be redeemed. */
export type CartRefusal = "empty" | "exceedsPoints"

/**
 * What a cart costs, the sum of quantity times points, and what keeps it from checkout: being empty or costing more than
 * the available points. A cart that holds none of any gift is empty, however many lines it has. Using up all points is
 * fine; points that are no number never suffice. spec: portal §4 (Reward checkout) [p4-reward-cart-disabled], §5
 * [p5-reward-checkout-disabled]
 */
export const checkCart = (
  lines: ReadonlyArray<CartLine>,
  availablePoints: number,
): { readonly points: number; readonly refusal: CartRefusal | null } => {
  const points = lines.reduce((sum, { quantity, pointsForOne }) => sum + quantity * pointsForOne, 0)
  if (lines.every(({ quantity }) => quantity === 0)) return { points, refusal: "empty" }
  return { points, refusal: points <= availablePoints ? null : "exceedsPoints" }
}
