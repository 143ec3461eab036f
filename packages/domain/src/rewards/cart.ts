/** A gift in the cart; quantity and points are whole and not negative. */
export interface CartLine {
  readonly quantity: number
  readonly pointsForOne: number
}

/** Why a cart cannot be redeemed. */
export type CartRefusal = "empty" | "exceedsPoints"

/** What a cart costs, and what keeps it from checkout. Using up all points is fine. spec: portal §4 (Reward checkout) */
export const checkCart = (
  lines: ReadonlyArray<CartLine>,
  availablePoints: number,
): { readonly points: number; readonly refusal: CartRefusal | null } => {
  const points = lines.reduce((sum, { quantity, pointsForOne }) => sum + quantity * pointsForOne, 0)
  if (lines.length === 0) return { points, refusal: "empty" }
  return { points, refusal: points > availablePoints ? "exceedsPoints" : null }
}
