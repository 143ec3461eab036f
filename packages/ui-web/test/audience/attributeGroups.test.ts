import { describe, expect, it } from "vitest"
import { attributeGroups } from "../../src/audience/attributeGroups.ts"
import { allColumns } from "./columns.ts"

describe("attributeGroups", () => {
  it("puts General first and the other categories by name", () => {
    expect(attributeGroups(allColumns, "").map((group) => group.name)).toEqual([
      "General",
      "Automotive",
      "Investment Services",
      "Other",
    ])
  })

  it("keeps the server's order within a category", () => {
    expect(attributeGroups(allColumns, "")[0]?.columns.map((column) => column.column)).toEqual([
      "EDUCATION",
      "AGE",
      "GENDER",
      "BIRTHDATE",
    ])
  })

  it("finds every word in name, description or category, in any letter case", () => {
    const found = (keyword: string) => attributeGroups(allColumns, keyword).flatMap((group) => group.columns)
    expect(found("HIGHEST level").map((column) => column.column)).toEqual(["EDUCATION"])
    expect(found("automotive").map((column) => column.column)).toEqual(["AUTO"])
    expect(found("car investor")).toEqual([])
  })
})
