import { describe, expect, it } from "vitest"
import { totalsWithTax } from "../../src/order/placing/totalsWithTax.ts"
import { earnedPoints } from "../../src/rewards/earnedPoints.ts"
import { computePointsBalance } from "../../src/rewards/Points.ts"
import { checkCart } from "../../src/rewards/RewardCart.ts"
import { decimal } from "../../src/shared/Decimal.ts"
import { demoList, demoOrder, priceOf, tenOff } from "./demoPrices.ts"

describe("an amount", () => {
  it.each(["", " ", "1e5", "-5.00", "+1", ".5", "5.", "1,000", "abc", "1.12345678901", "1234567890123456"])(
    "is never '%s'",
    (text) => {
      expect(() => decimal(text)).toThrow(RangeError)
    },
  )

  it("that is none prices nothing", () => {
    expect(() => priceOf(demoList, { ...demoOrder, geographyCharge: "" })).toThrow("'' isn't a decimal")
    expect(() => priceOf(demoList, demoOrder, { ...tenOff, value: "-100" })).toThrow("'-100'")
    expect(() => totalsWithTax("10.00", "")).toThrow(RangeError)
  })
})

describe("a number of records or labels", () => {
  it.each([
    [{ quantity: -1 }, "quantity"],
    [{ quantity: 1.5 }, "quantity"],
    [{ quantity: Number.NaN }, "quantity"],
    [{ quantity: Number.POSITIVE_INFINITY }, "quantity"],
    [{ labelCount: -3 }, "labelCount"],
    [{ labelCount: 1.5 }, "labelCount"],
  ])("that cannot be is refused: %j", (over, what) => {
    expect(() => priceOf(demoList, { ...demoOrder, ...over })).toThrow(
      `${what} must be a whole number of 0 or more`,
    )
  })
})

describe("points", () => {
  it.each([-100, 0.5, Number.NaN])("are never minted by an entry of %d", (points) => {
    expect(() => computePointsBalance([{ kind: "redeemed", points }])).toThrow(RangeError)
  })

  it("that are no number never suffice", () => {
    expect(checkCart([{ quantity: 1, pointsForOne: 1 }], Number.NaN).refusal).toBe("exceedsPoints")
  })

  it("beyond what can be counted are a mistake in the rate", () => {
    const rate = { dollarsPerRate: "0.0000000001", pointsPerRate: "1" }
    expect(() => earnedPoints("1000000.00", rate, null)).toThrow(RangeError)
  })
})
