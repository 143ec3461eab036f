import { describe, expect, it } from "vitest"
import { attributeGroups } from "../../../src/builder/audience/attributeGroups.ts"
import { allColumns, autoOwner } from "./columns.ts"

describe("attributeGroups", () => {
  it("puts what is used most first, then General, then the other categories by name", () => {
    expect(attributeGroups(allColumns, "").map((group) => group.name)).toEqual([
      "Most used",
      "General",
      "Automotive",
      "Investment Services",
      "Other",
    ])
  })

  it("keeps the server's order within a category, and has each attribute once", () => {
    const columnsAt = (at: number) => attributeGroups(allColumns, "")[at]?.columns.map(({ column }) => column)
    expect([columnsAt(0), columnsAt(1)]).toEqual([
      ["AGE", "GENDER"],
      ["EDUCATION", "BIRTHDATE"],
    ])
  })

  it("has categories alone for what is searched, and where nothing that is used most is there", () => {
    expect(attributeGroups(allColumns, "age").map(({ name }) => name)).toEqual(["General"])
    expect(attributeGroups([autoOwner], "").map(({ id, name }) => [id, name])).toEqual([["18", "Automotive"]])
  })

  it("finds every word in name, description or category, in any letter case", () => {
    const found = (keyword: string) => attributeGroups(allColumns, keyword).flatMap((group) => group.columns)
    expect(found("HIGHEST level").map((column) => column.column)).toEqual(["EDUCATION"])
    expect(found("automotive").map((column) => column.column)).toEqual(["AUTO"])
    expect(found("car investor")).toEqual([])
  })
})
