import { describe, expect, it } from "vitest"
import { parseAmounts } from "../../../src/audience/search/parseAmounts.ts"

describe("amounts in a typed text", () => {
  it.each([
    ["income over 100k", 100_000, null, "income"],
    ["over $100,000 income", 100_000, null, "income"],
    ["earning more than 100 thousand", 100_000, null, "earning"],
    ["income 100k+", 100_000, null, "income"],
    ["income $100,000 and over", 100_000, null, "income"],
    ["income of 75000 or more", 75_000, null, "income of"],
    ["net worth at least 1.5 million", 1_500_000, null, "net worth"],
    ["net worth >= 2m", 2_000_000, null, "net worth"],
    ["income under 50k", null, 49_999, "income"],
    ["income less than $50,000", null, 49_999, "income"],
    ["income 50k or less", null, 49_999, "income"],
    ["income up to 50k", null, 50_000, "income"],
    ["income between 50k and 75k", 50_000, 75_000, "income"],
    ["income 50-75k", 50_000, 75_000, "income"],
    ["income $75,000 to $99,999", 75_000, 99_999, "income"],
    ["employees over 100", 100, null, "employees"],
  ])("'%s' asks from %s to %s", (text, from, to, rest) => {
    expect(parseAmounts(text)).toEqual({ span: { from, to }, rest })
  })

  it.each([
    "income",
    "5812",
    "children ages 6",
    "golf",
    "income 100k",
    "age 65",
    "75k to 50k",
    "overdraft 100 fans",
    "",
  ])("'%s' asks for none", (text) => {
    expect(parseAmounts(text)).toBeNull()
  })
})
