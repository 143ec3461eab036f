import { assert, describe, it } from "@effect/vitest"
import { csvCell } from "../src/lists/csv.ts"

describe("A CSV cell", () => {
  it("never starts what a spreadsheet would run", () => {
    assert.deepStrictEqual(
      ["=1+1", "+1+1", "-1-1", "@x", "\tx", "\rx", "\nx", "＝1", "-", "+1e9", "-A1"].map(csvCell),
      ["'=1+1", "'+1+1", "'-1-1", "'@x", "'\tx", '"\'\rx"', '"\'\nx"', "'＝1", "'-", "'+1e9", "'-A1"],
    )
  })

  it("leaves plain numbers and phones with their sign alone", () => {
    const numbers = ["-12", "-0.50", "+13125550100", "3125550100", "007"]
    assert.deepStrictEqual(numbers.map(csvCell), numbers)
  })

  it("holds no control characters, behind which a formula could hide", () => {
    assert.deepStrictEqual(["a\u0000b", "\u0001=1+1", "\u007f@x", "tab\there"].map(csvCell), [
      "ab",
      "'=1+1",
      "'@x",
      "tab\there",
    ])
  })

  it("is quoted where a comma, a quote or a line break asks for it", () => {
    assert.deepStrictEqual(["a,b", 'a"b', "a\nb", "plain"].map(csvCell), [
      '"a,b"',
      '"a""b"',
      '"a\nb"',
      "plain",
    ])
  })
})
