import { describe, expect, it } from "vitest"
import type { Run } from "./Messages.ts"
import type { Mutant } from "./Mutant.ts"
import { planFor } from "./plan.ts"

const mutant: Mutant = {
  file: "src/pricing/a.ts",
  start: 0,
  end: 1,
  replacement: "b",
  line: 1,
  text: "a",
  change: "a → b",
}

const ran = (milliseconds: number, reached: ReadonlyArray<number>, error: string | null = null): Run => ({
  milliseconds,
  reached,
  error,
})

const plan = planFor(
  {
    _tag: "Loaded",
    tests: [
      { file: "test/order/o.test.ts", title: "slow", shown: "slow" },
      { file: "test/order/o.test.ts", title: "quick", shown: "quick" },
      { file: "test/pricing/p.test.ts", title: "near", shown: "near" },
      { file: "test/order/other.test.ts", title: "elsewhere", shown: "elsewhere" },
      { file: "test/order/failing.test.ts", title: "failing", shown: "failing" },
    ],
    broken: [],
    atLoad: [9],
    sources: {
      "test/order/o.test.ts": ["src/pricing/a.ts"],
      "test/pricing/p.test.ts": ["src/pricing/a.ts"],
      "test/order/other.test.ts": ["src/order/b.ts"],
      "test/order/failing.test.ts": ["src/pricing/a.ts"],
    },
  },
  [ran(30, [1, 2]), ran(1, [1]), ran(50, []), ran(1, []), ran(0, [1, 9], "it fails")],
)

describe("a mutant is tried", () => {
  it("with the tests that reach it and hold without it, the quickest first", () => {
    expect(plan(1, mutant)).toEqual({ order: { _tag: "Try", id: 1, tests: [1, 0] }, milliseconds: 31 })
  })

  it("not at all where no test reaches it", () => {
    expect(plan(3, mutant)).toEqual({ order: null, milliseconds: 0 })
  })

  it("by loading again what leads to its file, its own folder first, where it runs at load", () => {
    expect(plan(9, mutant)).toEqual({
      order: { _tag: "Reload", id: 9, files: ["test/pricing/p.test.ts", "test/order/o.test.ts"] },
      milliseconds: 81,
    })
    expect(plan(9, { ...mutant, file: "src/pricing/unused.ts" }).order).toBeNull()
  })
})
