import { describe, expect, it } from "vitest"
import { firstPage, pageCount, pageRows, turnPage, withTotal } from "../../src/shared/Paging.ts"

describe("the first page of a list [p9-page-sizes]", () => {
  it.each([
    ["history", 18, "date", true],
    ["savedLists", 18, "date", true],
    ["suppression", 12, "date", true],
    ["rewards", 100, "id", false],
  ] as const)("of %s has %i rows by %s", (list, pageSize, sortBy, sortDescending) => {
    expect(firstPage(list)).toEqual({
      pageNumber: 1,
      pageSize,
      start: 0,
      sortBy,
      sortDescending,
      asksTotal: true,
      total: 0,
    })
  })
})

describe("the number of pages", () => {
  it.each([
    [0, 0],
    [1, 1],
    [18, 1],
    [19, 2],
    [36, 2],
    [37, 3],
  ])("of %i rows, 18 a page, is %i", (total, pages) => {
    expect(pageCount(total, 18)).toBe(pages)
  })
})

describe("turning pages", () => {
  const list = withTotal(firstPage("history"), 37)

  it.each([
    [1, 1, 0],
    [2, 2, 18],
    [3, 3, 36],
    [4, 3, 36],
    [Infinity, 3, 36],
    [0, 1, 0],
    [-1, 1, 0],
    [Number.NaN, 1, 0],
    [2.9, 2, 18],
  ])("to %d opens page %i, after %i rows", (wanted, pageNumber, start) => {
    expect(turnPage(list, wanted)).toEqual({ ...list, pageNumber, start })
  })

  it("shows the rows of the page, the last one being short", () => {
    const rows = Array.from({ length: 37 }, (_, row) => row)
    expect(pageRows(rows, turnPage(list, 2))).toEqual(rows.slice(18, 36))
    expect(pageRows(rows, turnPage(list, 3))).toEqual([36])
  })

  it("goes back when the last page went away", () => {
    expect(withTotal(turnPage(list, 3), 36)).toMatchObject({ pageNumber: 2, start: 18, total: 36 })
    expect(withTotal(turnPage(list, 3), 0)).toMatchObject({ pageNumber: 1, start: 0, total: 0 })
  })
})
