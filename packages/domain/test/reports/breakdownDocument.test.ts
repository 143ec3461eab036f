import { describe, expect, it } from "vitest"
import type { Area } from "../../src/definition/Area.ts"
import { Zip } from "../../src/shared/Zip.ts"
import { breakdownDocument } from "../../src/reports/breakdownDocument.ts"

const zip = (code: number, excluded = false): Area => ({ kind: "zip", zip: Zip.make(String(code)), excluded })
const nameOf = (area: Area): string => (area.kind === "zip" ? `ZIP ${area.zip}` : area.kind)
const line = { key: "F", label: "Female", records: 600, share: 0.6, length: 1 }

const documentOf = (areas: ReadonlyArray<Area>, { isSum = true, orderName = "Spring" } = {}) =>
  breakdownDocument(
    { lines: [line], isSum },
    {
      name: "Gender",
      orderName,
      source: "Consumer",
      areas,
      audience: "People",
      total: 1_000,
      today: "2026-11-26",
    },
    nameOf,
  )
const areasOf = (areas: ReadonlyArray<Area>) =>
  documentOf(areas).terms.find(({ name }) => name === "Areas")?.text

describe("a breakdown to read and print", () => {
  it("says what it is about, and what the table of the other files says", () => {
    const { fileName, notes, table, terms, title } = documentOf([zip(60614)])
    expect([title, fileName, notes]).toEqual(["Breakdown by Gender", "breakdown-2026-11-26", []])
    expect(terms.map(({ name, text }) => `${name}: ${text}`)).toEqual([
      "List: Spring",
      "Data source: Consumer",
      "Areas: ZIP 60614",
      "Audience: People",
      "Records: 1,000",
      "Counted on: November 26, 2026",
    ])
    expect(table).toMatchObject({
      rows: [
        ["Female", 600, 0.6],
        ["Total", 1_000, 1],
      ],
      hasTotal: true,
      barsOf: 1,
    })
  })

  it("names few areas and counts many, and says how many are excluded", () => {
    expect(areasOf([zip(60614), zip(60615), zip(60616, true)])).toBe("ZIP 60614; ZIP 60615; 1 excluded")
    const many = Array.from({ length: 9 }, (_, at) => zip(60_601 + at))
    expect(areasOf(many.slice(1))?.split("; ")).toHaveLength(8)
    expect(areasOf(many)).toBe("9 ZIP Codes")
  })

  it("of a list without a name has none, and says when the rows need not add up", () => {
    const { notes, terms } = documentOf([zip(60614)], { isSum: false, orderName: "" })
    expect(terms[0]?.name).toBe("Data source")
    expect(notes).toEqual([
      "A record can have several of these values, so the rows may not add up to the list's total.",
    ])
  })
})
