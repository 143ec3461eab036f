import { globSync } from "node:fs"
import { dirname, join } from "node:path"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readShard, shardsOf } from "./shards.ts"
import { slowest } from "./slowest.ts"
import { QUICK_ON_POSTGRESQL, QUICK_WALK, restOfTests } from "./tiers.ts"

const anyParts = fc
  .array(fc.integer({ min: 0, max: 200 }))
  .map((all) => all.map((seconds, at) => ({ name: `${at}`, seconds })))
const secondsOf = (parts: ReadonlyArray<{ readonly seconds: number }>): number =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0)

describe("shards", () => {
  it("hold each part once", () => {
    fc.assert(
      fc.property(anyParts, fc.integer({ min: 1, max: 9 }), (parts, count) => {
        const names = shardsOf(parts, count).flatMap((shard) => shard.map(({ name }) => name))
        expect(names.toSorted()).toEqual(parts.map(({ name }) => name).toSorted())
      }),
    )
  })
  it("take about the same time: none longer than another by more than its longest part", () => {
    fc.assert(
      fc.property(anyParts, fc.integer({ min: 1, max: 9 }), (parts, count) => {
        const sums = shardsOf(parts, count).map(secondsOf)
        const longest = Math.max(0, ...parts.map(({ seconds }) => seconds))
        expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(longest)
      }),
    )
  })
  it("are the same whatever order the parts come in", () => {
    const parts = [3, 1, 2, 2, 5].map((seconds, at) => ({ name: `${at}`, seconds }))
    expect(shardsOf(parts.toReversed(), 2)).toEqual(shardsOf(parts, 2))
    expect(shardsOf(parts, 2).map(secondsOf)).toEqual([7, 6])
  })
  it("are named by their number", () => {
    expect(readShard("3/6")).toEqual({ at: 3, of: 6 })
    expect(["0/6", "7/6", "3", "a/b", "1/2/3"].map(readShard)).toEqual(Array(5).fill(undefined))
  })
})

describe("what npm test leaves out", () => {
  const rest = restOfTests()
  it("is every other walk, every long test, and the suites of both databases", () => {
    expect(rest).toContain("test/survives.test.ts")
    expect(rest).toContain("packages/server/test/orders/kill.long.test.ts")
    expect(rest).toContain("packages/server/test/orders/placing.test.ts")
  })
  it("is no rule, no screen's only test, and none of its own orders", () => {
    expect(rest.filter((file) => /^packages\/(?:domain|adapters)\//.test(file))).toEqual([])
    const screens = globSync("packages/ui-web/test/*/*.test.{ts,tsx}", {
      cwd: join(import.meta.dirname, ".."),
    })
    const quick = new Set(screens.filter((file) => !rest.includes(file)).map((file) => dirname(file)))
    expect(screens.map((file) => dirname(file)).filter((folder) => !quick.has(folder))).toEqual([])
    expect(rest).not.toContain(QUICK_WALK)
    for (const file of QUICK_ON_POSTGRESQL) expect(rest).not.toContain(file)
  })
})

it("names the slowest files first", () => {
  const files = [
    { file: "a", seconds: 1 },
    { file: "b", seconds: 12.34 },
    { file: "c", seconds: 0 },
  ]
  expect(slowest(files, 2)).toBe("   12.3 s  b\n    1.0 s  a\n")
})
