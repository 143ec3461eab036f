import { describe, expect, it } from "vitest"
import { dollars, whole } from "../../src/counting/figures.ts"

describe("figures", () => {
  it("group whole numbers by thousands", () => {
    expect([0, 999, 1_801, 1_000_000].map(whole)).toEqual(["0", "999", "1,801", "1,000,000"])
  })

  it.each([
    ["0.00", "$0.00"],
    ["116.16", "$116.16"],
    ["1234.50", "$1,234.50"],
    ["-12345678.90", "-$12,345,678.90"],
  ])("write %s as %s, digit for digit", (amount, text) => {
    expect(dollars(amount)).toBe(text)
  })
})
