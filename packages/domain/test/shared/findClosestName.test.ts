import { describe, expect, it } from "vitest"
import { findClosestName } from "../../src/shared/findClosestName.ts"

describe("the name that a misspelled one means", () => {
  const names = ["Age", "Income", "CREDITBAND", "CREDITUSE"]
  it.each([
    ["Aged", "Age"],
    ["age", "Age"],
    ["Incmoe", "Income"],
    ["CREDITBOND", "CREDITBAND"],
    ["Shoe Size", null],
    ["", null],
  ])("%s -> %s", (written, meant) => {
    expect(findClosestName(written, names)).toBe(meant)
  })
})
