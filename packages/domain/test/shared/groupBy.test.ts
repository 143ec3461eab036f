import { describe, expect, it } from "vitest"
import { groupBy } from "../../src/shared/groupBy.ts"

describe("items by key", () => {
  it("keep keys and items in their first order", () => {
    const byLength = groupBy(["bb", "a", "cc", "d"], (word) => word.length)
    expect([...byLength]).toEqual([
      [2, ["bb", "cc"]],
      [1, ["a", "d"]],
    ])
  })
})
