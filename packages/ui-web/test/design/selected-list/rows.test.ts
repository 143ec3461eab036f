import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { firstAddedIndex } from "../../../src/design/selected-list/firstAddedIndex.ts"
import { filterRows } from "../../../src/design/selected-list/rowFilter.ts"
import {
  nextSorting,
  type RowSorting,
  type SortValue,
  sortRows,
} from "../../../src/design/selected-list/rowSorting.ts"
import { renderedRowRange, scrollPositionForRow } from "../../../src/design/selected-list/renderedRowRange.ts"

describe("sorting", () => {
  const presses = (column: string, isFigure: boolean, count: number) => {
    const states: Array<RowSorting | null> = []
    let sorting: RowSorting | null = null
    for (let press = 0; press < count; press++) {
      sorting = nextSorting(sorting, column, isFigure)
      states.push(sorting)
    }
    return states.map((state) => state?.direction ?? null)
  }

  it("has three states: words from A first, figures from the largest first, then as they were", () => {
    expect(presses("name", false, 4)).toEqual(["ascending", "descending", null, "ascending"])
    expect(presses("records", true, 4)).toEqual(["descending", "ascending", null, "descending"])
  })

  it("begins anew with another column", () => {
    expect(nextSorting({ column: "name", direction: "descending" }, "kind", false)).toEqual({
      column: "kind",
      direction: "ascending",
    })
  })

  const sorted = (values: ReadonlyArray<SortValue>, direction: RowSorting["direction"]) =>
    sortRows(values, (value) => value, direction)

  it("reads numbers in words as numbers, and puts what is unknown last either way", () => {
    expect(sorted(["District 10", "District 9", "Ávila", "Austin"], "ascending")).toEqual([
      "Austin",
      "Ávila",
      "District 9",
      "District 10",
    ])
    expect(sorted([3, null, 10, 1], "ascending")).toEqual([1, 3, 10, null])
    expect(sorted([3, null, 10, 1], "descending")).toEqual([10, 3, 1, null])
  })

  it("loses no row, repeats none, and leaves equal ones in their order", () => {
    const anyValue = fc.option(fc.integer({ min: 0, max: 5 }))
    fc.assert(
      fc.property(
        fc.array(anyValue),
        fc.constantFrom<RowSorting["direction"]>("ascending", "descending"),
        (values, direction) => {
          const rows = values.map((value, at) => ({ value, at }))
          const result = sortRows(rows, ({ value }) => value, direction)
          expect(result.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(rows.map(({ at }) => at))
          for (const [at, row] of result.entries()) {
            const next = result[at + 1]
            if (next === undefined) continue
            if (row.value === null) expect(next.value).toBeNull()
            if (row.value === next.value) expect(row.at).toBeLessThan(next.at)
            else if (row.value !== null && next.value !== null)
              expect(direction === "ascending" ? row.value < next.value : row.value > next.value).toBe(true)
          }
        },
      ),
    )
  })
})

describe("filtering", () => {
  const texts = [
    "60614 Chicago, IL ZIP Code",
    "Mobile, AL City",
    "60614-1234 606141234 ZIP+4",
    "Cañon City, CO",
  ]
  it.each([
    ["", texts.length],
    ["  ", texts.length],
    ["chi il", 1],
    ["IL, Chicago", 1],
    ["il", 1],
    ["606", 2],
    ["60614-12", 1],
    ["6061412", 1],
    ["1234", 1],
    ["canon", 1],
    ["city", 2],
    ["nowhere", 0],
  ])("'%s' finds %i", (typed, count) => {
    expect(filterRows(texts, (text) => text, typed)).toHaveLength(count)
  })
})

describe("the window of rows", () => {
  const room = { count: 2_000, rowHeight: 36, viewHeight: 378 }

  it("draws few rows, from the first to the last", () => {
    expect(renderedRowRange(room, 0)).toEqual({ from: 0, to: 18 })
    expect(renderedRowRange(room, 2_000 * 36 - 378).to).toBe(2_000)
    expect(renderedRowRange({ ...room, count: 3 }, 0)).toEqual({ from: 0, to: 3 })
    expect(renderedRowRange({ ...room, count: 0 }, 0)).toEqual({ from: 0, to: 0 })
  })

  it("draws every row that is in view, wherever it is scrolled, and never more than a screen or two", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.constantFrom(36, 44),
        fc.integer({ min: 0, max: 200_000 }),
        (count, rowHeight, wish) => {
          const sized = { count, rowHeight, viewHeight: 10.5 * rowHeight }
          const scrolled = Math.min(wish, Math.max(0, count * rowHeight - sized.viewHeight))
          const { from, to } = renderedRowRange(sized, scrolled)
          expect(from).toBeLessThanOrEqual(Math.floor(scrolled / rowHeight))
          expect(to).toBeGreaterThanOrEqual(
            Math.min(count, Math.ceil((scrolled + sized.viewHeight) / rowHeight)),
          )
          expect(to - from).toBeLessThanOrEqual(22)
          expect([from >= 0, to <= count]).toEqual([true, true])
        },
      ),
    )
  })

  it("scrolls just far enough to show a row whole", () => {
    expect(scrollPositionForRow(room, 0, 5)).toBe(0)
    expect(scrollPositionForRow(room, 0, 11)).toBe(12 * 36 - 378)
    expect(scrollPositionForRow(room, 720, 3)).toBe(108)
  })
})

describe("what was added at the end", () => {
  const before = new Set(["a", "b", "c"])
  it.each([
    ["in a list that was empty is seen from the start", new Set<string>(), ["a", "b"], null],
    ["begins after the last row that was there", before, ["a", "b", "c", "d", "e"], 3],
    ["may follow rows that went", before, ["b", "d"], 1],
    ["is nothing where rows only went", before, ["a", "b"], null],
    ["is nothing where rows came back in between", new Set(["a", "c"]), ["a", "b", "c"], null],
    ["is nothing where all rows are others, which are seen from the start", before, ["x", "y"], null],
  ] as const)("%s", (_, known, keys, first) => {
    expect(firstAddedIndex(known, keys)).toBe(first)
  })
})
