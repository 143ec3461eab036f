import { describe, expect, it } from "vitest"
import type { MutantOutcome, Judged } from "./Mutant.ts"
import { passes, report, scoreOf } from "./report.ts"

const judged = (fate: MutantOutcome, line: number): Judged => ({
  mutant: {
    file: "src/order/a.ts",
    start: line,
    end: line + 1,
    replacement: "a <= b",
    line,
    text: "if (a < b) return",
    change: "a < b → a <= b",
  },
  fate,
  by: null,
})

describe("the report", () => {
  it("names every survivor, then the score of each folder and of all", () => {
    const order = scoreOf("order", [judged("survived", 12), judged("killed", 1), judged("unreached", 3)], 2)
    const pricing = scoreOf("pricing", [judged("timedOut", 1)], 0)
    expect(report([order, pricing], 5)).toBe(`Survivors

packages/domain/src/order/a.ts:3  a < b → a <= b  (no test runs it)
    if (a < b) return
packages/domain/src/order/a.ts:12  a < b → a <= b
    if (a < b) return

                   changes     noticed    survived  equivalent       score
order                    3           1           2           2      33.3 %
pricing                  1           1           0           0     100.0 %
all                      4           2           2           2      50.0 %

2 of 4 changes noticed in 5 s; less than 90 % in order`)
  })

  it("says 100 % only of all", () => {
    const almost = { ...scoreOf("order", [], 0), noticed: 9999, all: 10_000 }
    expect(report([almost], 1)).toContain("99.9 %")
    expect(report([scoreOf("order", [], 0)], 1)).toContain("–")
  })

  it("passes from 90 % on", () => {
    expect(passes({ noticed: 90, all: 100 })).toBe(true)
    expect(passes({ noticed: 89, all: 100 })).toBe(false)
    expect(passes({ noticed: 0, all: 0 })).toBe(true)
  })
})
