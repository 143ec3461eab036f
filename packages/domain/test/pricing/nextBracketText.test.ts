import { describe, expect, it } from "vitest"
import { nextBracketText } from "../../src/pricing/price/nextBracketText.ts"

const text = (quantity: number, total: string, then: number, thenTotal: string, difference: string) =>
  nextBracketText({
    quantity,
    figures: { totalBeforeTax: total },
    nextBracket: { quantity: then, unitPrice: "0.06000", totalBeforeTax: thenTotal, difference },
  })

describe("the next bracket in words", () => {
  it.each([
    [
      [923, "130.75", 1000, "131.20", "0.45"],
      "77 more records make each record cheaper: 1,000 for $131.20 instead of 923 for $130.75.",
    ],
    [
      [999, "130.75", 1000, "131.20", "0.45"],
      "1 more record makes each record cheaper: 1,000 for $131.20 instead of 999 for $130.75.",
    ],
    [
      [4_400, "1091.65", 5000, "1067.50", "-24.15"],
      "Ordering more costs less: 5,000 for $1,067.50 instead of 4,400 for $1,091.65. You save $24.15.",
    ],
    [[100, "35.00", 250, "35.00", "0.00"], "150 more records for the same price: 250 for $35.00."],
  ] as const)("case %#", ([quantity, total, then, thenTotal, difference], expected) => {
    expect(text(quantity, total, then, thenTotal, difference)).toBe(expected)
  })

  it("is nothing where nothing is cheaper", () => {
    expect(
      nextBracketText({ quantity: 10, figures: { totalBeforeTax: "1.00" }, nextBracket: null }),
    ).toBeNull()
  })
})
