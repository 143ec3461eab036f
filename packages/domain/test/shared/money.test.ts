import { BigDecimal, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { cents, Decimal, figure, formatFixed, usd } from "../../src/shared/Decimal.ts"
import { Records } from "../../src/shared/Records.ts"

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
    expect(usd(figure(text))).toBe(rounded)
  })

  it("is not the same on both sides of zero: half a cent goes upwards on either", () => {
    const half = figure("0.005")
    expect(BigDecimal.equals(cents(BigDecimal.negate(half)), BigDecimal.negate(cents(half)))).toBe(false)
  })
})

describe("writing an amount", () => {
  it("always shows the decimals asked for", () => {
    expect(formatFixed(figure("0.0425"), 5)).toBe("0.04250")
    expect(formatFixed(figure("7"), 0)).toBe("7")
    expect(formatFixed(figure("-0.5"), 2)).toBe("-0.50")
  })
})

describe("an amount from outside", () => {
  it.each([
    ["12.50", true],
    ["999999999999999.9999999999", true],
    ["1000000000000000", false],
    ["0.00000000001", false],
    ["-1", false],
    ["1e3", false],
    ["1.", false],
    [".5", false],
    ["", false],
  ])("'%s' is a decimal number: %s", (text, expected) => {
    expect(Schema.is(Decimal)(text)).toBe(expected)
  })
})

describe("a number of records", () => {
  it.each([
    [0, true],
    [1, true],
    [-1, false],
    [0.5, false],
  ])("may be %d: %s", (records, expected) => {
    expect(Schema.is(Records)(records)).toBe(expected)
  })
})
