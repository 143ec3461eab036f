import { describe, expect, it } from "vitest"
import { shortNumber } from "../../src/shared/shortNumber.ts"

describe("a number in its shortest form", () => {
  it.each([
    [41.25, "41.25"],
    [-87.6298, "-87.6298"],
    [100, "100"],
    [0, "0"],
    [-0, "0"],
    [1e-7, "0.0000001"],
    [-2.5e-7, "-0.00000025"],
    [1e-12, "0.000000000001"],
    [1e-13, "0"],
    [-1e-13, "0"],
  ])("%d is written %s, without an exponent", (number, text) => {
    expect(shortNumber(number)).toBe(text)
  })
})
