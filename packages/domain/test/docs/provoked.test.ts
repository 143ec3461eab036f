import { describe, expect, it } from "vitest"
import { state } from "../../../../scripts/docs/pages.ts"
import { catalogedRows, unprovoked } from "../../../../scripts/docs/provoked.ts"

const { evidence, rules } = state()

describe("the rows of the error catalogs", () => {
  it("are each provoked by a walk on the real server", () => {
    expect(unprovoked(catalogedRows(rules, evidence.tests)).join("\n")).toBe("")
  })

  it("are missed one by one; tests of the domain and of the screens over the mock do not count", () => {
    const rule = {
      id: "p8-auth",
      concept: "shared",
      rule: "401 and 403 alert.",
    }
    const walk = { id: "p8-auth", file: "test/a.test.ts", line: 1, name: "an alert" }
    const problems = (...tests: ReadonlyArray<typeof walk>) => unprovoked(catalogedRows([rule], tests))
    expect(problems(walk)).toEqual([])
    expect(problems({ ...walk, file: "packages/server/test/a.test.ts" })).toEqual([])
    const missed = ["p8-auth is provoked by no walk (docs/product/shared.md#p8-auth): 401 and 403 alert."]
    expect(problems()).toEqual(missed)
    expect(problems({ ...walk, file: "packages/domain/test/a.test.ts" })).toEqual(missed)
    expect(problems({ ...walk, id: "p8-network" })).toEqual(missed)
    expect(unprovoked(catalogedRows([{ ...rule, id: "p4-row-actions" }], []))).toEqual([])
  })
})
