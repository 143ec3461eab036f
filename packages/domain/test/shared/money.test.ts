import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decimal } from "../../src/shared/Decimal.ts"
import { fixed, usd } from "../../src/shared/fixed.ts"
import { cents, halfUp } from "../../src/shared/halfUp.ts"

const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 10 }))
  .map(([value, scale]) => BigDecimal.make(value, scale))

describe("rounding half up", () => {
  it.each([
    ["0.005", "0.01"],
    ["0.00499", "0.00"],
    ["1.005", "1.01"],
    ["2.675", "2.68"],
    ["-0.005", "0.00"],
    ["-0.0051", "-0.01"],
    ["12", "12.00"],
    ["99999999999.995", "100000000000.00"],
  ])("%s becomes %s", (text, rounded) => {
    expect(usd(decimal(text))).toBe(rounded)
  })

  it("is never further than half a unit away, and upwards at exactly half", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 6 }), (given, decimals) => {
        const off = BigDecimal.subtract(halfUp(given, decimals), given)
        const half = BigDecimal.make(5n, decimals + 1)
        expect(BigDecimal.isLessThanOrEqualTo(off, half)).toBe(true)
        expect(BigDecimal.isGreaterThan(off, BigDecimal.negate(half))).toBe(true)
      }),
    )
  })

  it("changes nothing when done again", () => {
    fc.assert(
      fc.property(amount, (given) => {
        expect(cents(cents(given))).toEqual(cents(given))
      }),
    )
  })
})

describe("writing an amount", () => {
  it("always shows the decimals asked for", () => {
    expect(fixed(decimal("0.0425"), 5)).toBe("0.04250")
    expect(fixed(decimal("7"), 0)).toBe("7")
    expect(fixed(decimal("-0.5"), 2)).toBe("-0.50")
  })

  it("is read back as the rounded amount", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 6 }), (given, decimals) => {
        expect(BigDecimal.equals(decimal(fixed(given, decimals)), halfUp(given, decimals))).toBe(true)
      }),
    )
  })
})
