import { describe, expect, it } from "vitest"
import { taxRate, totalsWithTax } from "../../../src/order/placing/totalsWithTax.ts"

describe("the share of tax", () => {
  it.each([
    [true, "0.0625", "0.0625"],
    [true, "0", "0"],
    [true, null, null],
    [false, "0.0625", "0"],
    [false, null, "0"],
  ])("of a site with tax on: %s, where the place has %s, is %s", (chargesTax, rateAtPlace, rate) => {
    expect(taxRate({ chargesTax }, rateAtPlace)).toBe(rate)
  })

  it("is none in the totals of a site with tax off", () => {
    expect(totalsWithTax("56.00", taxRate({ chargesTax: false }, "0.0625") ?? "1")).toEqual({
      subtotal: "56.00",
      totalTax: "0.00",
      total: "56.00",
    })
  })
})
