import { describe, expect, it } from "vitest"
import { decideRedeem, type RedeemCommand, type RedeemState } from "../../src/rewards/decideRedeem.ts"
import { redeemRefusalText } from "../../src/rewards/Notices.ts"
import { gift } from "./arbitraryGift.ts"
import { TEXTS } from "../../src/shared/wording/texts.ts"
import { selectWording } from "../../src/shared/wording/MessageText.ts"

const contact = {
  firstName: "Jane",
  lastName: "Roe",
  company: "Roe & Co",
  addressLine: "1 Main St",
  city: "Chicago",
  state: "IL",
  zip: "60614",
  phone: "312 555 0100",
}
const state: RedeemState = { availablePoints: 250, gifts: [gift(1, 100), gift(2, 50)], standing: null }
const lines = [
  { giftId: 1, quantity: 2, pointsForOne: 100 },
  { giftId: 2, quantity: 1, pointsForOne: 50 },
]
const command: RedeemCommand = { contact, lines }
const of = (giftId: number, quantity: number, pointsForOne: number): RedeemCommand => ({
  contact,
  lines: [{ giftId, quantity, pointsForOne }],
})

describe("the server redeems a cart", () => {
  it("that costs exactly the points there are", () => {
    expect(decideRedeem(state, command)).toEqual({ _tag: "accepted", points: 250 })
  })

  it.each([
    [
      "one point too much",
      { ...state, availablePoints: 249 },
      command,
      { _tag: "cart", refusal: "exceedsPoints" },
    ],
    ["nothing", state, { contact, lines: [] }, { _tag: "cart", refusal: "empty" }],
    ["none of a gift", state, of(1, 0, 100), { _tag: "cart", refusal: "empty" }],
    [
      "none of one gift beside another",
      state,
      { contact, lines: [...lines, { giftId: 1, quantity: 0, pointsForOne: 100 }] },
      { _tag: "quantity", giftId: 1 },
    ],
    ["fewer than none", state, of(1, -1, 100), { _tag: "quantity", giftId: 1 }],
    ["half a gift", state, of(1, 0.5, 100), { _tag: "quantity", giftId: 1 }],
    ["one and a half", state, of(1, 1.5, 100), { _tag: "quantity", giftId: 1 }],
    [
      "a longer cart under the id of a redeemed one",
      { ...state, standing: { orderCode: "R-1", lines: lines.slice(0, 1) } },
      command,
      { _tag: "requestUsed" },
    ],
    [
      "a shorter cart under the id of a redeemed one",
      { ...state, standing: { orderCode: "R-1", lines } },
      { contact, lines: lines.slice(0, 1) },
      { _tag: "requestUsed" },
    ],
    ["a gift that is gone", state, of(9, 1, 100), { _tag: "giftGone", giftId: 9 }],
    ["a gift at another price", state, of(1, 1, 1), { _tag: "pointsChanged", giftId: 1, points: 100 }],
    [
      "a cart without a state",
      state,
      { lines, contact: { ...contact, state: "" } },
      { _tag: "contact", problems: { state: TEXTS.needStateCode } },
    ],
  ] as const)("not %s", (_, given, wanted, refusal) => {
    expect(decideRedeem(given, wanted)).toEqual({ _tag: "refused", refusal })
  })

  it("not a cart whose later line makes it cheaper", () => {
    const cheaper = { contact, lines: [...lines, { giftId: 1, quantity: -2, pointsForOne: 100 }] }
    expect(decideRedeem(state, cheaper)).toEqual({
      _tag: "refused",
      refusal: { _tag: "quantity", giftId: 1 },
    })
  })
})

describe("the same request again", () => {
  const standing: RedeemState = { ...state, availablePoints: 0, standing: { orderCode: "R-1", lines } }

  it("is the same order, though the points are gone", () => {
    expect(decideRedeem(standing, command)).toEqual({ _tag: "same", orderCode: "R-1" })
  })

  it.each([
    ["fewer lines", [lines[0]]],
    ["another gift", [lines[0], { giftId: 3, quantity: 1, pointsForOne: 50 }]],
    ["another quantity", [lines[0], { giftId: 2, quantity: 2, pointsForOne: 50 }]],
    ["other points", [lines[0], { giftId: 2, quantity: 1, pointsForOne: 51 }]],
  ])("with %s is refused", (_, other) => {
    const given = other.filter((line) => line !== undefined)
    expect(decideRedeem(standing, { contact, lines: given })).toEqual({
      _tag: "refused",
      refusal: { _tag: "requestUsed" },
    })
  })
})

describe("the answer of the server to a refused cart", () => {
  it.each([
    [{ _tag: "cart", refusal: "exceedsPoints" }, "more points than you have"],
    [{ _tag: "quantity", giftId: 1 }, "whole number, 1 or greater"],
    [{ _tag: "giftGone", giftId: 1 }, "no longer available"],
    [{ _tag: "pointsChanged", giftId: 1, points: 120 }, "now costs a different number of points: 120"],
    [{ _tag: "contact", problems: {} }, "complete the checkout form"],
    [{ _tag: "requestUsed" }, "another cart"],
  ] as const)("%j says so", (refusal, part) => {
    expect(selectWording(redeemRefusalText(refusal), "corrected")).toContain(part)
  })
})
