import { describe, expect, it } from "vitest"
import { formatAlignedRows } from "../../src/terminal/formatAlignedRows.ts"
import type { Row } from "../../src/terminal/Row.ts"
import { tsvRows } from "../../src/terminal/rows.ts"

const list: ReadonlyArray<Row> = [
  ["id", "0199"],
  ["name", "Homeowners\tof the north"],
  ["saved", "2026-11-23", "2027-02-21"],
  ["source", "10", "Consumer"],
  ["records", 12_500],
  ["total", 13_004, 9_120],
  ["cost", "437.50", "0.03500"],
  ["area", "ZIP Code", "60614"],
  ["area", "city", "Oak Park, IL"],
]

const count: ReadonlyArray<Row> = [
  ["total", 1_234, 56],
  ["step", 123_456, 12, "ZIP Codes"],
  ["step", 9, 123_447, "東京"],
  ["price_total", "35.00"],
]

describe("rows of several kinds on a terminal", () => {
  it("have what they are in front, and figures that end under each other", () => {
    expect(formatAlignedRows(list).split("\n")).toEqual([
      "id       0199",
      "name     Homeowners of the north",
      "saved    2026-11-23  2027-02-21",
      "source   10  Consumer",
      "records  12,500",
      "total    13,004  9,120",
      "cost     437.50  0.03500",
      "area     ZIP Code  60614",
      "area     city      Oak Park, IL",
      "",
    ])
    expect(formatAlignedRows(count).split("\n")).toEqual([
      "total          1,234  56",
      "step         123,456       12  ZIP Codes",
      "step               9  123,447  東京",
      "price total    35.00",
      "",
    ])
    expect(formatAlignedRows([])).toBe("")
  })

  it("are what programs read otherwise: tabs, and figures without commas", () => {
    expect(tsvRows(count)).toBe(
      "total\t1234\t56\nstep\t123456\t12\tZIP Codes\nstep\t9\t123447\t東京\nprice_total\t35.00\n",
    )
  })
})
