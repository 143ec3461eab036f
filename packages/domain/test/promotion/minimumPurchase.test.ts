import { BigDecimal, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { UnmetMinimum, findUnmetMinimum } from "../../src/promotion/minimumPurchase.ts"
import { MinimumPurchase } from "../../src/promotion/minimumPurchaseTypes.ts"
import { PromotionOutcome } from "../../src/promotion/PromotionOutcome.ts"

const terms = {
  type: "flatDollar",
  value: "5.00",
  balance: null,
  minimumSpend: null,
  minimumType: "records",
  minimumRecords: null,
} as const

describe("a minimum that names no number [ob9-promotion-minimum]", () => {
  it("is met by any order, one of no records too", () => {
    expect(findUnmetMinimum(terms, BigDecimal.fromStringUnsafe("0.00"), 0)).toBeNull()
  })
})

describe("what a minimum is measured by", () => {
  it.each([
    [1, "spend"],
    [2, "records"],
    [3, "spendAndRecords"],
  ])("is %d on the wire: %s", (code, name) => {
    expect(Schema.decodeUnknownSync(MinimumPurchase)(code)).toBe(name)
  })

  it("is nothing else", () => {
    expect(() => Schema.decodeUnknownSync(MinimumPurchase)(4)).toThrow("Expected 1 | 2 | 3")
  })
})

describe("what became of a code", () => {
  it.each(["applied", "notMet", "notValid"])("may be %s", (state) => {
    expect(Schema.is(PromotionOutcome)({ code: "TEN", state, notMet: null, amount: "0.00" })).toBe(true)
  })

  it.each(["", "pending"])("is never '%s'", (state) => {
    expect(Schema.is(PromotionOutcome)({ code: "TEN", state, notMet: null, amount: "0.00" })).toBe(false)
  })
})

describe("what an order misses", () => {
  const missing = (notMet: string | null) =>
    Schema.is(PromotionOutcome)({ code: "TEN", state: "notMet", notMet, amount: "0.00" })

  it.each(["minimum spend", "minimum records", "other package", null])("may be %s", (notMet) => {
    expect(missing(notMet)).toBe(true)
  })

  it.each(["", "spend"])("is never '%s'", (notMet) => {
    expect(missing(notMet)).toBe(false)
  })
})

describe("the minimum that an order misses", () => {
  it("is one of two", () => {
    expect(["minimum spend", "minimum records", ""].filter(Schema.is(UnmetMinimum))).toEqual([
      "minimum spend",
      "minimum records",
    ])
  })
})
