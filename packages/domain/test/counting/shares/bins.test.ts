import { describe, expect, it } from "vitest"
import type { InputType } from "../../../src/audience/attributes/Attribute.ts"
import {
  binAt,
  type Bin,
  buildBins,
  canBeBinned,
  countRecordsBetween,
} from "../../../src/counting/shares/bins.ts"

const column = (inputType: InputType, min: string | null, max: string | null) => ({ inputType, min, max })
const rows = (...pairs: ReadonlyArray<readonly [string | null, number]>) =>
  pairs.map(([value, records]) => ({ value, records }))
const said = (bins: ReadonlyArray<Bin>) => bins.map(({ from, records, to }) => `${from}-${to}: ${records}`)
const ends = (bins: ReadonlyArray<Bin>) => [said(bins.slice(0, 1))[0], said(bins.slice(-1))[0], bins.length]

describe("a breakdown as bars", () => {
  it("has one for each value of a small domain, empty ones too", () => {
    expect(said(buildBins(column("number", "1", "4"), rows(["2", 5], ["4", 1], [null, 9])))).toEqual([
      "1-1: 0",
      "2-2: 5",
      "3-3: 0",
      "4-4: 1",
    ])
  })

  it.each<readonly [InputType, string, string, string, string, number]>([
    ["number", "18", "99", "18-18: 0", "99-99: 0", 82],
    ["number", "1", "100", "1-1: 0", "100-100: 0", 100],
    ["number", "0", "100", "0-1: 0", "100-100: 0", 51],
    ["year", "1900", "2026", "1900-1901: 0", "2026-2026: 0", 64],
    ["year", "1901", "2026", "1901-1901: 0", "2026-2026: 0", 64],
    ["number", "10", "3000", "10-49: 0", "3000-3000: 0", 61],
    ["number", "0", "2500000", "0-49999: 0", "2500000-2500000: 0", 51],
    ["month", "01", "12", "01-01: 0", "12-12: 0", 12],
    ["single", "1", "9", "1-1: 0", "9-9: 0", 9],
    ["monthYear", "011995", "102026", "011995-061995: 0", "072026-102026: 0", 64],
    ["monthYear", "032020", "022024", "032020-032020: 0", "022024-022024: 0", 48],
    ["date", "19261101", "20081031", "19261101-19261231: 0", "20080101-20081031: 0", 83],
    ["date", "20230115", "20240220", "20230115-20230131: 0", "20240201-20240220: 0", 14],
  ])("of %s from %s to %s are round and cut to its bounds", (inputType, min, max, first, last, count) => {
    expect(ends(buildBins(column(inputType, min, max), []))).toEqual([first, last, count])
  })

  it("ends a month with its last day", () => {
    const bins = buildBins(column("date", "20240101", "20240430"), [])
    expect(bins.map(({ to }) => to)).toEqual(["20240131", "20240229", "20240331", "20240430"])
  })

  it("counts each record in the bar of its value", () => {
    const born = rows(["19700131", 2], ["19700201", 3], ["19791231", 1])
    expect(said(buildBins(column("date", "19700101", "19700331"), born.slice(0, 2)))).toEqual([
      "19700101-19700131: 2",
      "19700201-19700228: 3",
      "19700301-19700331: 0",
    ])
    expect(
      said(buildBins(column("monthYear", "122019", "022020"), rows(["122019", 4], ["012020", 5]))),
    ).toEqual(["122019-122019: 4", "012020-012020: 5", "022020-022020: 0"])
  })

  it("counts amounts with cents with the whole one below, and ends a bar above them", () => {
    expect(said(buildBins(column("number", "1", "3"), rows(["1.50", 2], ["2", 1])))).toEqual([
      "1-1.99: 2",
      "2-2.99: 1",
      "3-3: 0",
    ])
  })

  it("goes from the smallest to the largest value where the column has no bounds", () => {
    expect(said(buildBins(column("number", null, null), rows(["12", 1], ["9", 2], ["10", 3])))).toEqual([
      "9-9: 2",
      "10-10: 3",
      "11-11: 0",
      "12-12: 1",
    ])
    expect(buildBins(column("number", null, null), rows([null, 3]))).toEqual([])
  })

  it("leaves out what is no value of the column", () => {
    expect(said(buildBins(column("number", "1", "2"), rows(["x", 5], ["7", 5], ["1", 1])))).toEqual([
      "1-1: 1",
      "2-2: 0",
    ])
  })

  it("are none of texts, nor of lists", () => {
    expect(buildBins(column("string", "A", "Z"), rows(["Miller", 5]))).toEqual([])
    expect(
      ["string", "list", "radio", "sic"].map((inputType) =>
        canBeBinned({ inputType: inputType as InputType }),
      ),
    ).toEqual([false, false, false, false])
    expect(canBeBinned({ inputType: "year" })).toBe(true)
  })
})

describe("the bar of a bound", () => {
  const bins = buildBins(column("number", "10", "3000"), [])
  it.each([
    ["10", 0],
    ["49", 0],
    ["50", 1],
    ["2999", 59],
    ["3000", 60],
    ["9", 0],
    ["99999", 60],
    ["", null],
    ["lots", null],
  ])("'%s' is %j", (bound, at) => {
    expect(binAt({ inputType: "number" }, bins, bound)).toBe(at)
  })

  it("follows the years of months, not their digits", () => {
    const months = buildBins(column("monthYear", "011995", "102026"), [])
    expect(binAt({ inputType: "monthYear" }, months, "122020")).toBe(51)
    expect(binAt({ inputType: "monthYear" }, [], "122020")).toBeNull()
  })
})

describe("the records between two bounds", () => {
  it("are exact, both bounds included, also within a bar", () => {
    const ages = rows(["25", 1], ["30", 10], ["44", 100], ["45", 1000], [null, 5])
    expect(countRecordsBetween({ inputType: "number" }, ages, { from: "25", to: "44" })).toBe(111)
    expect(countRecordsBetween({ inputType: "number" }, ages, { from: "26", to: "44" })).toBe(110)
    expect(countRecordsBetween({ inputType: "list" }, ages, { from: "25", to: "44" })).toBe(0)
  })
})
