import { describe, expect, it } from "vitest"
import { formatInteger } from "../../src/counting/figures.ts"

describe("figures", () => {
  it("group whole numbers by thousands", () => {
    expect([0, 999, 1_801, 1_000_000].map(formatInteger)).toEqual(["0", "999", "1,801", "1,000,000"])
  })
})
