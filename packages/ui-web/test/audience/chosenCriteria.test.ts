import type { Audience } from "@listwright/domain/definition"
import { describe, expect, it } from "vitest"
import { boundText, rangeLabel } from "../../src/audience/boundText.ts"
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
    expect(boundText("date", "20240131")).toBe("01/31/2024")
    expect(boundText("monthYear", "122024")).toBe("12/2024")
    expect(boundText("month", "03")).toBe("March")
    expect(boundText("year", "1999")).toBe("1999")
    expect(boundText("number", "250000")).toBe("250,000")
    expect(rangeLabel("month", { from: "01", to: "01" })).toBe("January")
  })
})
