import { describe, expect, it } from "vitest"
import {
  addToCart,
  changeGiftQuantity,
  checkCart,
  emptyRewardCart,
  removeFromCart,
  parseGiftQuantity,
} from "../../src/rewards/RewardCart.ts"
import { cartRefusalText } from "../../src/rewards/Notices.ts"
import { gift } from "./arbitraryGift.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"

const mug = gift(1, 100)
const pen = gift(2, 50, 7)
const both = addToCart(addToCart(emptyRewardCart, mug), pen)

describe("the cart", () => {
  it("takes a gift with what the panel shows of it", () => {
    expect(addToCart(emptyRewardCart, pen)).toEqual([
      { giftId: 2, categoryId: 7, giftName: "Gift 2", image: "/gifts/2.png", pointsForOne: 50, quantity: 1 },
    ])
  })

  it("counts a repeated gift as one more, in place, at its current cost", () => {
    const again = addToCart(both, { ...mug, points: 120 })
    expect(again.map(({ giftId, quantity, pointsForOne }) => [giftId, quantity, pointsForOne])).toEqual([
      [1, 2, 120],
      [2, 1, 50],
    ])
  })

  it("loses what is taken out", () => {
    expect(removeFromCart(both, 1).map(({ giftId }) => giftId)).toEqual([2])
    expect(removeFromCart(both, 9)).toEqual(both)
  })
})

describe("the quantity of a gift is numeric [p5-reward-quantity]", () => {
  it.each([
    ["0", 0],
    ["1", 1],
    [" 12 ", 12],
    ["007", 7],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740992", null],
    ["", null],
    ["two", null],
    ["1.5", null],
    ["-1", null],
    ["1e3", null],
  ])("'%s' is read as %s", (text, quantity) => {
    expect(parseGiftQuantity(text)).toBe(quantity)
  })

  it.each([
    [
      "3",
      [
        [1, 3],
        [2, 1],
      ],
    ],
    ["0", [[2, 1]]],
    [
      "many",
      [
        [1, 1],
        [2, 1],
      ],
    ],
  ])("'%s' typed for the first gift gives %j", (typed, lines) => {
    expect(changeGiftQuantity(both, 1, typed).map(({ giftId, quantity }) => [giftId, quantity])).toEqual(
      lines,
    )
  })
})

describe("checkout [p4-reward-cart-disabled] [p5-reward-checkout-disabled]", () => {
  it.each([
    [149, "exceedsPoints"],
    [150, null],
    [151, null],
  ])("with %i points available for 150 is refused: %s", (available, refusal) => {
    expect(checkCart(both, available)).toEqual({ points: 150, refusal })
  })

  it("is refused for an empty cart, whatever is available", () => {
    expect(checkCart(emptyRewardCart, 1_000)).toEqual({ points: 0, refusal: "empty" })
  })

  it("says why in the specification's words [p8-reward-cart]", () => {
    expect(cartRefusalText("empty")).toBe(TEXTS.cartEmpty)
    expect(cartRefusalText("exceedsPoints")).toBe(TEXTS.cartExceedsPoints)
  })
})
