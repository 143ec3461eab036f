import { describe, expect, it } from "vitest"
import type { InputType } from "../../../src/audience/attributes/Attribute.ts"
import { rangeOrderText } from "../../../src/audience/attributes/rangeOrderText.ts"

const text = (inputType: InputType, from: string, to: string) => rangeOrderText({ inputType }, from, to)

describe("which bound is the larger one", () => {
  it.each([
    ["number", "44", "25", "44 is larger than 25. Please put the smaller one first."],
    ["number", "250000", "9000", "250,000 is larger than 9000. Please put the smaller one first."],
    ["year", "2001", "1990", "2001 is later than 1990. Please put the earlier one first."],
    ["string", "Z", "A", "Z comes after A. Please swap them."],
  ] as const)("of %s %s to %s is said", (inputType, from, to, said) => {
    expect(text(inputType, from, to)).toBe(said)
  })

  it("is not said where the order is right, or a bound is not written as it should be", () => {
    expect(text("number", "25", "44")).toBeNull()
    expect(text("number", "25", "25")).toBeNull()
    expect(text("number", "lots", "25")).toBeNull()
    expect(text("single", "44", "25")).toBeNull()
  })
})
