import { describe, expect, it } from "vitest"
import { grouped } from "../../src/shared/grouped.ts"

describe("items by key", () => {
  it("keep keys and items in their first order", () => {
    const byLength = grouped(["bb", "a", "cc", "d"], (word) => word.length)
    expect([...byLength]).toEqual([
      [2, ["bb", "cc"]],
      [1, ["a", "d"]],
    ])
  })
})
