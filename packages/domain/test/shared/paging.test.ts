import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { firstPage, pageCount, Paging, rowsOfPage, turnPage, withTotal } from "../../src/shared/Paging.ts"

describe("the first page of a list [p9-page-sizes]", () => {
  it.each([
    ["history", 18, "OrderDate", true],
    ["savedLists", 18, "OrderDate", true],
    ["suppression", 12, "OrderDate", true],
    ["rewards", 100, "Id", false],
  ] as const)("of %s has %i rows by %s", (list, pageSize, sortBy, sortDescending) => {
    expect(firstPage(list)).toEqual({
      pageNumber: 1,
      pageSize,
      start: 0,
      sortBy,
      sortDescending,
      fetchTotalRecordCount: true,
      totalRecordCount: 0,
    })
  })

  it("goes over the wire in the names of the specification", () => {
    expect(Schema.encodeSync(Paging)(firstPage("suppression"))).toEqual({
      PageNumber: 1,
      PageSize: 12,
      Start: 0,
      SortBy: "OrderDate",
      SortDescending: true,
      FetchTotalRecordCount: true,
      TotalRecordCount: 0,
    })
  })

  it.each(["PageNumber", "PageSize"])("refuses a %s of 0", (field) => {
    const wire = { ...Schema.encodeSync(Paging)(firstPage("history")), [field]: 0 }
    expect(() => Schema.decodeSync(Paging)(wire)).toThrow("greater than or equal to 1")
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
    expect(rowsOfPage(rows, turnPage(list, 2))).toEqual(rows.slice(18, 36))
    expect(rowsOfPage(rows, turnPage(list, 3))).toEqual([36])
  })

  it("goes back when the last page went away", () => {
    expect(withTotal(turnPage(list, 3), 36)).toMatchObject({ pageNumber: 2, start: 18, totalRecordCount: 36 })
    expect(withTotal(turnPage(list, 3), 0)).toMatchObject({ pageNumber: 1, start: 0, totalRecordCount: 0 })
  })
})
