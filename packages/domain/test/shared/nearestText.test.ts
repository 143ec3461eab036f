import { describe, expect, it } from "vitest"
import { nearestText } from "../../src/shared/nearestText.ts"

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
    expect(nearestText(written, names)).toBe(meant)
  })
})
