import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatWholeNumber } from "../../src/shared/formatWholeNumber.ts"

describe("a whole number", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1_000, "1,000"],
    [-1_000, "-1,000"],
    [-999, "-999"],
    [12_345_678, "12,345,678"],
    ["250000", "250,000"],
  ])("%s reads %s", (value, text) => {
    expect(formatWholeNumber(value)).toBe(text)
  })

  it("reads as the browser's own format writes it", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(formatWholeNumber(value)).toBe((value + 0).toLocaleString("en-US"))
      }),
    )
  })
})
