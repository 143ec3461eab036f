import { describe, expect, it } from "vitest"
import { fitText, terminalWidth } from "../../src/terminal/fitText.ts"
import { formatAlignedTable } from "../../src/terminal/formatAlignedTable.ts"

const columns = [
  { heading: "id", leftOut: 2 },
  { heading: "name", isCut: true },
  { heading: "with_phones", isFigure: true },
  { heading: "source", leftOut: 1 },
] as const
const rows = [
  ["a-1", "Spring mailing to homeowners of the north", 1_234, "Consumer"],
  ["a-2", "東京の顧客", 5, "Business"],
]
const lines = (room: number) => formatAlignedTable(columns, rows, room).trimEnd().split("\n")

describe("a table on a terminal", () => {
  it("has its columns under each other, also those of wide characters", () => {
    expect(lines(200)).toEqual([
      "id   name                                       with phones  source",
      "a-1  Spring mailing to homeowners of the north        1,234  Consumer",
      "a-2  東京の顧客                                           5  Business",
    ])
  })

  it("cuts long names, then leaves columns out, and is never wider than the terminal", () => {
    expect(lines(60)).toEqual([
      "id   name                              with phones  source",
      "a-1  Spring mailing to homeowners of…        1,234  Consumer",
      "a-2  東京の顧客                                  5  Business",
    ])
    expect(lines(45)[0]).toBe("id   name                         with phones")
    expect(lines(40)[1]).toBe("Spring mailing to homeowne…        1,234")
    for (const room of [37, 42, 50, 58, 66])
      expect(Math.max(...lines(room).map(terminalWidth)), `${room}`).toBeLessThanOrEqual(room)
  })

  it("cuts the longest of several names first", () => {
    const two = [
      { heading: "one", isCut: true },
      { heading: "other", isCut: true },
    ]
    const table = formatAlignedTable(two, [["a".repeat(60), "b".repeat(30)]], 62)
    expect(table.split("\n")[1]).toBe(`${"a".repeat(29)}…  ${"b".repeat(30)}`)
    expect(formatAlignedTable(two, [["a".repeat(60), "b".repeat(30)]], 50).split("\n")[1]?.length).toBe(50)
    const other = formatAlignedTable(two, [["a".repeat(30), "b".repeat(60)]], 62)
    expect(other.split("\n")[1]).toBe(`${"a".repeat(30)}  ${"b".repeat(29)}…`)
    // Those that are equally long share what is missing.
    const both = formatAlignedTable(two, [["a".repeat(50), "b".repeat(50)]], 72)
    expect(both.split("\n")[1]).toBe(`${"a".repeat(34)}…  ${"b".repeat(34)}…`)
  })

  it("never cuts through a character", () => {
    expect(fitText("👩‍👩‍👧 family", 3)).toBe("👩‍👩‍👧…")
    expect(fitText("👩‍👩‍👧 family", 2)).toBe("…")
    // The digit alone would fit, and be another text.
    expect(fitText("1️⃣ first", 2)).toBe("…")
    expect(fitText("short", 5)).toBe("short")
  })
})
