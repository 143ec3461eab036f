import { describe, expect, it } from "vitest"
import { answeredCalls, callProblems, readOriginalCalls } from "../../../../scripts/docs/originalCalls.ts"

const calls = readOriginalCalls()

describe("the calls of the original contract", () => {
  it("are 87, each once", () => {
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(87)
    expect(calls).toHaveLength(87)
  })

  it("each have an endpoint, callers, recorded exchanges and a test of their handler", () => {
    expect(callProblems(answeredCalls(calls)).join("\n")).toBe("")
  })

  it("are missed one by one", () => {
    const [first] = answeredCalls(calls.slice(0, 1))
    if (first === undefined) throw new Error("there are no calls")
    const problemOf = (change: object) => callProblems([{ ...first, ...change }])
    const lacks = (what: string) => [`${first.method} ${first.path} lacks ${what}`]
    expect(problemOf({})).toEqual([])
    expect(problemOf({ endpoint: null })).toEqual(lacks("endpoint"))
    expect(problemOf({ access: null, fixture: null })).toEqual(lacks("annotation with Access, fixture"))
    expect(problemOf({ tests: [] })).toEqual(lacks("test of its handler"))
    expect(problemOf({ missingFields: ["TaxRate"] })).toEqual(lacks("field TaxRate in its example"))
    const [made] = answeredCalls([{ ...first, ours: { Nothing: "not in the example" } }])
    expect(made?.missingFields).toEqual(["Nothing"])
    expect(callProblems(answeredCalls([{ method: "POST", path: "No.aspx/Such", where: "§7" }]))).toEqual([
      "POST No.aspx/Such lacks endpoint, annotation with Access, fixture, test of its handler",
    ])
  })
})
