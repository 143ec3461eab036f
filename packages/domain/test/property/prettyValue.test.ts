import { BigDecimal } from "effect"
import { describe, expect, it } from "vitest"
import { prettyValue, prettyValues } from "./prettyValue.ts"

describe("a value as text", () => {
  it("stays on one line where it fits", () => {
    expect(prettyValue({ zip: "60614", on: [1, 2] })).toBe('{"zip":"60614","on":[1,2]}')
  })

  it("is broken over lines where it does not, only as deep as needed", () => {
    expect(prettyValue({ zips: ["60614", "60615"], price: BigDecimal.make(125n, 1) }, 30)).toBe(
      '{\n  zips: ["60614","60615"],\n  price: BigDecimal(12.5),\n}',
    )
    expect(prettyValue([["aaaaaaaa", "bbbbbbbb"]], 10)).toBe(
      '[\n  [\n    "aaaaaaaa",\n    "bbbbbbbb",\n  ],\n]',
    )
  })

  it("stays on one line where there is nothing to break", () => {
    expect(prettyValue("a".repeat(200))).toBe(`"${"a".repeat(200)}"`)
  })
})

describe("the values of a predicate", () => {
  it("come without the brackets around them", () => {
    expect(prettyValues([1, "two"])).toBe('1\n"two"')
  })
})
