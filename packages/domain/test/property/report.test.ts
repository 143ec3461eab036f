import { describe, expect, it } from "vitest"
import { closing, duration, opening, replayCommand, sentenceLines, shellWord, type Tried } from "./report.ts"
import type { Outcome } from "./Sentence.ts"

const plain = (_: unknown, text: string) => text

const heldOutcome: Outcome = {
  failed: false,
  runs: 1000,
  seed: 7,
  path: null,
  counterexample: null,
  counterexampleLines: null,
  shrinks: 0,
  error: null,
  thrownAt: null,
}

const held: Tried = {
  group: "order",
  sentence: "a total keeps its sum",
  milliseconds: 24.4,
  outcome: heldOutcome,
  replay: null,
}

const failed: Tried = {
  ...held,
  sentence: "a total is small",
  outcome: {
    ...heldOutcome,
    failed: true,
    runs: 13,
    path: "12:1",
    counterexample: "[{a:1,b:2}]",
    counterexampleLines: "{\n  a: 1,\n  b: 2,\n}",
    shrinks: 1,
    error: "3 is not small",
    thrownAt: "packages/domain/src/order/x.ts:3",
  },
  replay: "npm run properties -- --only small",
}

describe("a sentence that was tried", () => {
  it("is one line when it held", () => {
    expect(sentenceLines(held, plain)).toBe("  ✓   1,000 runs    24 ms  a total keeps its sum")
  })

  it("comes with counter-example, error and the command that replays it when it failed", () => {
    expect(sentenceLines(failed, plain)).toBe(`  ✗      13 runs    24 ms  a total is small

      Counter-example, shrunk 1 time
        {
          a: 1,
          b: 2,
        }

      Error at packages/domain/src/order/x.ts:3
        3 is not small

      The same again
        npm run properties -- --only small
`)
  })

  it("says when no value was found to try, and none was thrown", () => {
    const outcome = { ...failed.outcome, counterexampleLines: null, error: null, thrownAt: null }
    const lines = sentenceLines({ ...failed, outcome, replay: null }, plain)
    expect(lines).toContain("      Error\n        the predicate answered false")
    expect(lines).not.toContain("Counter-example")
    expect(lines).not.toContain("again")
  })
})

describe("the closing", () => {
  it("is the sum alone for one sentence", () => {
    expect(closing([failed], plain)).toBe("0 held, 1 failed")
  })

  it("names the failed ones", () => {
    expect(closing([held, failed], plain)).toBe("Failed\n  order: a total is small\n\n1 held, 1 failed")
  })

  it("names the slowest three of more", () => {
    const four = [4, 1, 3, 2].map((n) => ({ ...held, sentence: `sentence ${n}`, milliseconds: n * 1000 }))
    expect(closing(four, plain)).toBe(
      "Slowest of 10 s\n     4.0 s  order: sentence 4\n     3.0 s  order: sentence 3\n     2.0 s  order: sentence 2\n\n4 held, 0 failed",
    )
  })
})

describe("the opening", () => {
  it("says what is tried, how often and from which seed", () => {
    expect(opening(1, 1000, 7, plain)).toBe("1 sentence, 1,000 runs each, seed 7")
    expect(opening(1234, 1, -7, plain)).toBe("1,234 sentences, 1 run each, seed -7")
  })
})

describe("a duration", () => {
  it.each([
    [0.2, "0 ms"],
    [999, "999 ms"],
    [1000, "1.0 s"],
    [9_999, "10.0 s"],
    [75_400, "75 s"],
  ])("%d ms is %s", (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text)
  })
})

describe("the replay command", () => {
  it("names sentence, seed, path and runs", () => {
    expect(replayCommand("a sum", 5, "1:2", 100)).toBe(
      'npm run properties -- --only "a sum" --seed 5 --path 1:2 --runs 100',
    )
  })

  it("writes a negative seed so that it is read as one, and leaves out a missing path", () => {
    expect(replayCommand("sum", -5, null, 100)).toBe("npm run properties -- --only sum --seed=-5 --runs 100")
  })

  it.each([
    ["a sum", '"a sum"'],
    ["it's a sum", `"it's a sum"`],
    ["costs $5", "'costs $5'"],
    ['a "sum"', `'a "sum"'`],
    ['it\'s a "sum"', String.raw`'it'\''s a "sum"'`],
    ["wow!", "'wow!'"],
  ])("quotes %s for the shell", (text, word) => {
    expect(shellWord(text)).toBe(word)
  })
})
