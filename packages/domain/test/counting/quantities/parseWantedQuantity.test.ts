import { describe, expect, it } from "vitest"
import { parseWantedQuantity } from "../../../src/counting/quantities/parseWantedQuantity.ts"

describe("the records that somebody types", () => {
  it.each([
    ["5000", 5000],
    ["5,000", 5000],
    [" 1 234 567 ", 1_234_567],
    ["1", 1],
    ["999999999", 999_999_999],
    ["", null],
    ["   ", null],
  ])("'%s' are %s", (typed, wanted) => expect(parseWantedQuantity(typed)).toBe(wanted))

  it.each(["0", "-5", "lots", "5.5", "5,00", "50,0000", "1000000000", "5k", "１"])(
    "'%s' are refused",
    (typed) => expect(parseWantedQuantity(typed)).toBeUndefined(),
  )
})
