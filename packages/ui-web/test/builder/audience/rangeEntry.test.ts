import { selectedRanges } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import { selectWording } from "@listwright/domain/shared"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { addRange, removeRange, parseTypedRange } from "../../../src/builder/audience/rangeEntry.ts"
import { age, birthdate } from "./columns.ts"

const nobody: Audience = { unit: "individuals", criteria: [] }
const refusal = (result: ReturnType<typeof parseTypedRange>) =>
  Result.isFailure(result) ? selectWording(result.failure, "corrected") : "accepted"

describe("a typed range", () => {
  it("is taken without the blanks around it", () => {
    expect(parseTypedRange(age, " 25", "44 ")).toEqual(Result.succeed({ from: "25", to: "44" }))
  })

  it("is refused with the text of its input type", () => {
    expect(refusal(parseTypedRange(age, "", ""))).toBe("Enter a number.")
    expect(refusal(parseTypedRange(age, "lots", "44"))).toBe("Enter a number.")
    expect(refusal(parseTypedRange(age, "44", "25"))).toBe(
      "The first value can't be greater than the second.",
    )
    expect(refusal(parseTypedRange(age, "12", "44"))).toBe("The value can't be less than 18.")
    expect(refusal(parseTypedRange(age, "25", "120"))).toBe("The value can't be greater than 99.")
    expect(refusal(parseTypedRange(age, "20.5", "44"))).toBe("Age must be a whole number")
    expect(refusal(parseTypedRange(birthdate, "1/1/1970", "19801231"))).toBe("Enter a date as YYYYMMDD.")
  })

  it("of a single value goes from it to itself", () => {
    const single = { ...age, inputType: "single" as const, min: "1", max: "9" }
    expect(parseTypedRange(single, "3", "ignored")).toEqual(Result.succeed({ from: "3", to: "3" }))
    expect(refusal(parseTypedRange(single, "x1", ""))).toBe("Enter a number.")
  })

  it("becomes an alternative once, and can be taken away again", () => {
    const young = addRange(nobody, "AGE", { from: "18", to: "24" })
    const both = addRange(young, "AGE", { from: "65", to: "99" })
    expect(selectedRanges(both, "AGE")).toHaveLength(2)
    expect(addRange(both, "AGE", { from: "18", to: "24" })).toBe(both)
    expect(
      removeRange(removeRange(both, "AGE", { from: "18", to: "24" }), "AGE", { from: "65", to: "99" }),
    ).toEqual(nobody)
  })
})
