import { describe, expect, it } from "vitest"
import { tableFlaws } from "../../../src/order/tax-table/tableFlaws.ts"
import { row } from "./taxRow.ts"

const flawsOf = (...rows: ReadonlyArray<string>) =>
  tableFlaws(rows.map(row)).map(({ from, kind, rates, state, until, zipPrefix }) =>
    [kind, state, zipPrefix || "*", from, until ?? "-", ...rates].join(" "),
  )

describe("a table of tax rates", () => {
  it("is clear where each row goes on until the next one, in any order", () => {
    expect(
      flawsOf(
        "IL * 2026-01-01 - 0.0625",
        "IL * 2025-01-01 - 0.06",
        "IL 606 2026-01-01 - 0.1025",
        "WI * 2025-01-01 2025-12-31 0.05",
        "WI * 2026-01-01 - 0.055",
      ),
    ).toEqual([])
    expect(flawsOf()).toEqual([])
  })

  it("has a gap between rows, and after a last one that ends", () => {
    expect(flawsOf("FL * 2026-01-01 2026-06-30 0.06", "FL * 2026-09-01 2026-12-31 0.07")).toEqual([
      "gap FL * 2026-07-01 2026-08-31",
      "gap FL * 2027-01-01 -",
    ])
  })

  it("has none where rows of fewer digits cover it, and the rest of one that they cover in part", () => {
    const holiday = "IL 60614 2026-07-01 2026-07-31 0.09"
    expect(flawsOf("IL * 2026-01-01 - 0.0625", holiday)).toEqual([])
    expect(flawsOf(holiday)).toEqual(["gap IL 60614 2026-08-01 -"])
    expect(flawsOf(holiday, "IL 606 2026-10-01 - 0.1")).toEqual(["gap IL 60614 2026-08-01 2026-09-30"])
    expect(flawsOf(holiday, "IL 60 2026-07-15 2026-08-10 0.1", "IL * 2026-09-01 - 0.1")).toContain(
      "gap IL 60614 2026-08-11 2026-08-31",
    )
    // Rows of other digits, or of another state, cover nothing of it.
    expect(flawsOf(holiday, "IL 607 2026-01-01 - 0.1", "TX * 2026-01-01 - 0.1")).toEqual([
      "gap IL 60614 2026-08-01 -",
    ])
    // What covered it before its first day is over.
    expect(flawsOf("IL * 2025-01-01 2025-12-31 0.1", holiday)).toContain("gap IL 60614 2026-08-01 -")
  })

  it("has an overlap where a row says that it goes on after another one has begun", () => {
    expect(flawsOf("WA * 2026-01-01 2026-12-31 0.065", "WA * 2026-06-01 - 0.055")).toEqual([
      "overlap WA * 2026-06-01 2026-12-31 0.065 0.055",
    ])
    expect(
      flawsOf(
        "WA * 2026-01-01 2026-12-31 0.065",
        "WA * 2026-06-01 2026-06-30 0.055",
        "WA * 2027-01-01 - 0.07",
      ),
    ).toEqual(["overlap WA * 2026-06-01 2026-06-30 0.065 0.055"])
    expect(flawsOf("WA * 2026-01-01 2026-06-01 0.065", "WA * 2026-06-01 - 0.055")).toEqual([
      "overlap WA * 2026-06-01 2026-06-01 0.065 0.055",
    ])
    expect(flawsOf("WA * 2026-01-01 9999-12-31 0.065", "WA * 2026-06-01 - 0.055")).toEqual([
      "overlap WA * 2026-06-01 - 0.065 0.055",
    ])
  })
})
