import { describe, expect, it } from "vitest"
import { slipsIn } from "./plainComments.ts"

const problems = (source: string) => slipsIn(source).map(({ line, problem }) => `${line} ${problem}`)

describe("the English of comments", () => {
  it.each([
    ["/** Counts the records of an area. */\nconst a = 1", []],
    ["/** What is counted. */\nconst a = 1", ['1 begins with "What"']],
    ["const a = 1\n\n// Nobody asks for it.\nconst b = 2", ['3 says "Nobody"']],
    [
      "/**\n * Counts records.\n *\n * If it comes to\n * nothing, there are none.\n */",
      ['1 says "comes to"'],
    ],
    ["/** Returns `none` or 'none of them'; see NOBODY_ASKS. */", []],
    ["// oxlint-disable-next-line none -- none\nconst a = 1", []],
    ['const text = "https://whom.example // nobody"', ['1 says "nobody"']],
  ])("%s", (source, expected) => {
    expect(problems(source)).toEqual(expected)
  })
})
