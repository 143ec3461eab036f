import { describe, expect, it } from "vitest"
import { longTests } from "../../../../scripts/long/longTests.ts"
import {
  longProblems,
  type LongRow,
  mergeLongResults,
  readLongResults,
  sha256,
} from "../../../../scripts/long/results.ts"

const tests = new Map([
  ["test/areas.long.test.ts", "walk()"],
  ["test/lists.long.test.ts", "save()"],
])
const row = (of: Partial<LongRow>): LongRow => ({
  file: "test/areas.long.test.ts",
  date: "2026-01-01",
  machine: "2 x Then",
  passed: 4,
  failed: 0,
  skipped: 0,
  seconds: 61,
  sha256: sha256("walk()"),
  ...of,
})
const lists = row({ file: "test/lists.long.test.ts", sha256: sha256("save()") })

describe("results of long tests", () => {
  it("take the place of those of the same file; all others stay, unless their file is gone", () => {
    const anew = row({ date: "2026-02-02", passed: 5 })
    const gone = row({ file: "test/gone.long.test.ts" })
    expect(mergeLongResults([row({}), gone, lists], [anew], tests)).toEqual([anew, lists])
    expect(mergeLongResults([lists], [anew], tests)).toEqual([anew, lists])
  })

  it("vouch for files that passed as they are", () => {
    expect(longProblems(tests, [row({ skipped: 1 }), lists])).toEqual([])
  })

  it.each([
    ["never ran", [lists], "test/areas.long.test.ts has not run"],
    ["failed", [row({ failed: 2 }), lists], "test/areas.long.test.ts failed in 2 of its tests on 2026-01-01"],
    ["skipped all", [row({ passed: 0, skipped: 4 }), lists], "areas.long.test.ts ran none of its tests"],
    ["has changed since", [row({ sha256: sha256("run()") }), lists], "has changed since it ran"],
    ["is gone", [row({}), lists, row({ file: "test/gone.long.test.ts" })], "names test/gone.long.test.ts"],
  ])("do not for one that %s, and say which", (_, rows, problem) => {
    expect(longProblems(tests, rows)).toEqual([expect.stringContaining(problem)])
  })

  it("are there for every long test as it is", () => {
    expect(longProblems(longTests(), readLongResults()).join("\n")).toBe("")
  })
})
