import { describe, expect, it } from "vitest"
import { industryNames } from "@listwright/geography"
import { businessCatalog } from "../src/catalog/businessCatalog.ts"
import { listCells } from "../src/lists/listCells.ts"
import { cellText } from "../src/lists/valueText.ts"

const columns = businessCatalog(["0112", "5812", "58120101", "58990000"])
const [sic, employees] = columns
if (sic === undefined || employees === undefined) throw new Error("no attributes")
const names = industryNames()

describe("The cells of a list", () => {
  it("write each industry of a record as a code and its description", () => {
    const { cells, heads } = listCells(sic, names)
    expect(heads).toEqual([
      "SIC Code",
      "SIC Description",
      "SIC Code 2",
      "SIC Description 2",
      "SIC Code 3",
      "SIC Description 3",
    ])
    const parts = [
      [2, 1, 0],
      [3, 0, 0],
      [4, 0, 0],
    ]
    // What a provider adds to a code is described as the industry above it.
    expect(cells(parts, 0, "")).toEqual([
      "5812",
      "Eating Places",
      "58120101",
      "Eating Places",
      "58990000",
      "Eating and Drinking Places",
    ])
    expect(cells(parts, 1, "")).toEqual(["0112", "Rice", "", "", "", ""])
    expect(cells(parts, 2, "")).toEqual(["", "", "", "", "", ""])
  })

  it("write another attribute in one", () => {
    const { cells, heads } = listCells(employees, names)
    expect([heads, cells([[2]], 0, ""), cells([[0]], 0, "")]).toEqual([
      ["Number of Employees"],
      ["5 to 9"],
      [""],
    ])
  })

  it("of a sample name all industries together", () => {
    expect(cellText(sic, [2, 1, 0], "", names)).toBe("5812 Eating Places; 0112 Rice")
    expect(cellText(sic, [0, 0, 0], "", names)).toBe("")
    expect(cellText(employees, [1], "", names)).toBe("1 to 4")
  })
})
