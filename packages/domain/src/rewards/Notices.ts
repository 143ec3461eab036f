import type { CartRefusal } from "./cart.ts"

/** spec: portal §8 (Reward cart) */
export const cartText = (refusal: CartRefusal): string => {
  switch (refusal) {
    case "empty":
      return "Please add reward to cart"
    case "exceedsPoints":
      return "Has exceeded the point you have"
  }
}
