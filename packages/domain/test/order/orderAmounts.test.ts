import { describe, expect, it } from "vitest"
import { chargedAmount } from "../../src/order/OrderAmounts.ts"

describe("what was charged for an order", () => {
  it.each([
    ["placing", "0.00", "0.00"],
    ["pending", "0.00", "0.00"],
    ["declined", "0.00", "0.00"],
    ["placed", "0.00", "37.19"],
    ["fulfilled", "0.00", "37.19"],
    ["fulfilled", "37.19", "37.19"],
  ] as const)("that is %s, with $%s given back, is $%s", (state, refunded, charged) => {
    expect(chargedAmount({ state, refunded, total: "37.19" })).toBe(charged)
  })

  it("that was paid after it was given up is what was given back", () => {
    expect(chargedAmount({ state: "declined", refunded: "37.19", total: "37.19" })).toBe("37.19")
  })
})
