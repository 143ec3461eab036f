import { describe, expect, it } from "vitest"
import { missing, strangers, type Evidence } from "../../../../scripts/docs/evidence.ts"
import { indexProblems, type IndexedRule } from "../../../../scripts/docs/specIndex.ts"

const cap: IndexedRule = {
  id: "ob5-cap",
  concept: "geography",
  where: "order-builder §5 Radius",
  rule: "A radius is cut to 200 miles.",
}
const zip: IndexedRule = { id: "p4-zip", concept: "shared", where: "portal §4 ZIP", rule: "Five digits." }

const evidence: Evidence = {
  code: [
    { id: "ob5-cap", file: "packages/ui-web/src/A.tsx", line: 1, name: "A" },
    { id: "ob5-cap", file: "packages/domain/src/cap.ts", line: 9, name: "cap" },
    { id: "ob5-cap", file: "packages/domain/src/cap.ts", line: 3, name: "cap" },
  ],
  tests: [{ id: "ob5-cap", file: "packages/domain/test/cap.test.ts", line: 2, name: "[ob5-cap] a cap" }],
}

describe("what is missing", () => {
  it("is each rule without code or without test", () => {
    const codeOnly = { ...evidence, tests: [] }
    expect(missing([cap, zip], codeOnly).map(({ rule, lacks }) => [rule.id, lacks])).toEqual([
      ["ob5-cap", "test"],
      ["p4-zip", "code and test"],
    ])
  })

  it("is in the index", () => {
    expect(strangers([zip], evidence).map(({ line }) => line)).toEqual([1, 9, 3, 2])
    expect(strangers([cap], evidence)).toEqual([])
  })
})

describe("an index", () => {
  it("has no fault when every id is its own and of its section", () => {
    expect(indexProblems([cap, zip])).toEqual([])
  })

  it.each<[string, IndexedRule, string]>([
    ["twice", zip, "p4-zip appears twice in the index"],
    ["of no known form", { ...zip, id: "p4-Zip" }, "p4-Zip is not written as an id"],
    ["of another section", { ...zip, id: "p5-zip" }, 'p5-zip does not belong to "portal §4 ZIP"'],
  ])("has a fault with an id %s", (_, rule, problem) => {
    expect(indexProblems([cap, zip, rule])).toEqual([problem])
  })
})
