import { chosenCriteria } from "@listwright/domain/audience"
import type { Audience } from "@listwright/domain/definition"
import { describe, expect, it } from "vitest"
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
    expect(chosenCriteria(audience, allColumns).map(({ labels, name }) => [name, labels])).toEqual([
      ["Age", ["25 to 44"]],
      ["Gender", ["Female"]],
      ["GONE", ["7"]],
    ])
  })

  it("says industries one by one, the omitted ones with 'not'", () => {
    const [sic] = chosenCriteria(
      {
        unit: "individuals",
        criteria: [{ kind: "industries", column: "SIC", added: ["58", "G"], omitted: ["5812"] }],
      },
      [],
    )
    expect(sic?.labels).toEqual(["58", "G", "not 5812"])
  })
})
