import { INPUT_TYPES } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import { describe, expect, it } from "vitest"
import { rangeLabel } from "../../src/audience/rangeLabel.ts"
import { withoutPart } from "../../src/audience/withoutPart.ts"
import { chosenCriteria } from "../../src/audience/chosenCriteria.ts"
import { allColumns } from "./columns.ts"

describe("chosenCriteria", () => {
  const audience: Audience = {
    unit: "individuals",
    criteria: [
      { kind: "ranges", column: "AGE", ranges: [{ from: "25", to: "44" }] },
      { kind: "values", column: "GENDER", values: ["F"] },
      { kind: "values", column: "GONE", values: ["7"] },
    ],
  }

  it("says the names of values, ranges in words, and the codes of what it does not know", () => {
    expect(
      chosenCriteria(audience, allColumns).map(({ name, parts }) => [name, parts.map((part) => part.label)]),
    ).toEqual([
      ["Age", ["25 to 44"]],
      ["Gender", ["Female"]],
      ["GONE", ["7"]],
    ])
  })

  it("says industries one by one, the omitted ones with 'not', and takes each away alone", () => {
    const industries = {
      unit: "individuals",
      criteria: [{ kind: "industries", column: "SIC", added: ["58", "G"], omitted: ["5812"] }],
    } as const
    const [sic] = chosenCriteria(industries, [])
    expect(sic?.parts.map(({ label }) => label)).toEqual(["58", "G", "not 5812"])
    const left = (sic?.parts ?? []).map((part) => withoutPart(industries, "SIC", part).criteria)
    expect(left).toEqual([
      [{ kind: "industries", column: "SIC", added: ["G"], omitted: ["5812"] }],
      [{ kind: "industries", column: "SIC", added: ["58"], omitted: ["5812"] }],
      [{ kind: "industries", column: "SIC", added: ["58", "G"], omitted: [] }],
    ])
  })

  it("reads dates, months and large numbers as people do", () => {
    expect(INPUT_TYPES.date.shown("20240131")).toBe("01/31/2024")
    expect(INPUT_TYPES.monthYear.shown("122024")).toBe("12/2024")
    expect(INPUT_TYPES.month.shown("03")).toBe("March")
    expect(INPUT_TYPES.year.shown("1999")).toBe("1999")
    expect(INPUT_TYPES.number.shown("250000")).toBe("250,000")
    expect(rangeLabel("month", { from: "01", to: "01" })).toBe("January")
  })
})
