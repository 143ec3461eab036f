import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Attribute } from "../../src/audience/attributes/Attribute.ts"
import { BREAKDOWN_PAGE } from "../../src/reports/breakdownPage.ts"
import { breakdownTable, findRequestedAttribute } from "../../src/reports/breakdownReport.ts"

const column = (given: Partial<Attribute>): Attribute => ({
  column: "GENDER",
  name: "Gender",
  description: "",
  inputType: "list",
  category: 3,
  min: null,
  max: null,
  values: [
    { value: "F", name: "Female" },
    { value: "M", name: "Male" },
  ],
  priceElement: null,
  ...given,
})
const AGE = column({ column: "AGE", name: "Age", inputType: "number", min: "18", max: "99", values: [] })
const INCOME = column({ column: "INCOME", name: "Income" })

describe("the page of a breakdown", () => {
  it("has the configured address", () => {
    expect(BREAKDOWN_PAGE).toBe("Report/Breakdown.aspx")
  })

  it("breaks down by the demographic that it is asked for, or else by the one used most", () => {
    const columns = [column({}), INCOME, AGE]
    expect(findRequestedAttribute(" income ", columns)).toBe(INCOME)
    expect(findRequestedAttribute("", columns)).toBe(AGE)
    expect(findRequestedAttribute("", [column({ column: "OTHER" })])?.column).toBe("OTHER")
    expect(findRequestedAttribute("SHOESIZE", columns)).toBeNull()
    expect(findRequestedAttribute("", [])).toBeNull()
  })
})

describe("the table of a breakdown", () => {
  it("names values, and the unknown one last", () => {
    const rows = [
      { value: "F", records: 300 },
      { value: "M", records: 100 },
      { value: "X", records: 50 },
      { value: null, records: 50 },
    ]
    expect(breakdownTable(column({}), { rows, total: 500 })).toEqual({
      lines: [
        { key: "F", label: "Female", records: 300, share: 0.6, length: 1 },
        { key: "M", label: "Male", records: 100, share: 0.2, length: 1 / 3 },
        { key: "X", label: "X", records: 50, share: 0.1, length: 1 / 6 },
        { key: "", label: "Not known", records: 50, share: 0.1, length: 1 / 6 },
      ],
      isSum: true,
    })
  })

  it("brings many values of a range together in bands of equal width", () => {
    const rows = Array.from({ length: 82 }, (_, at) => ({ value: String(18 + at), records: 1 }))
    const { isSum, lines } = breakdownTable(AGE, { rows, total: 82 })
    expect(isSum).toBe(true)
    expect(lines).toHaveLength(17)
    expect(lines.slice(0, 3).map(({ label, records }) => [label, records])).toEqual([
      ["18 to 19", 2],
      ["20 to 24", 5],
      ["25 to 29", 5],
    ])
    const few = breakdownTable(AGE, { rows: rows.slice(0, 3), total: 3 })
    expect(few.lines.map(({ label }) => label)).toEqual(["18", "19", "20"])
  })

  it("says when a record may have several values, so that the lines do not sum to the list", () => {
    const rows = [
      { value: "F", records: 300 },
      { value: "M", records: 300 },
    ]
    expect(breakdownTable(column({}), { rows, total: 500 }).isSum).toBe(false)
  })

  it("keeps every record in one line, however they spread", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 18, max: 99 }), { maxLength: 82 }),
        fc.integer({ min: 0, max: 9 }),
        (ages, unknown) => {
          const known = ages
            .toSorted((a, b) => a - b)
            .map((age) => ({ value: String(age), records: 1 + (age % 7) }))
          const rows = [...known, ...(unknown === 0 ? [] : [{ value: null, records: unknown }])]
          const total = rows.reduce((sum, { records }) => sum + records, 0)
          const { isSum, lines } = breakdownTable(AGE, { rows, total })
          expect(isSum).toBe(true)
          expect(lines.reduce((sum, { records }) => sum + records, 0)).toBe(total)
          expect(lines.every(({ length, share }) => length <= 1 && share <= 1)).toBe(true)
          expect(lines.length).toBeLessThanOrEqual(21)
        },
      ),
    )
  })
})
