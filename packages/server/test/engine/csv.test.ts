import { assert, describe, it } from "@effect/vitest"
import { csvCell } from "../../src/engine/delivery/csv.ts"

describe("A CSV cell", () => {
  it("never starts what a spreadsheet would run", () => {
    assert.deepStrictEqual(["=1+1", "+1", "-1", "@x", "\tx", "\rx"].map(csvCell), [
      "'=1+1",
      "'+1",
      "'-1",
      "'@x",
      "'\tx",
      '"\'\rx"',
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
