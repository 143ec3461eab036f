import { describe, expect, it } from "vitest"
import { missing, strangers, type Evidence } from "../../../../scripts/docs/evidence.ts"
import { ruleProblems, rulesOfPage, type ProductRule } from "../../../../scripts/docs/productRules.ts"

const cap: ProductRule = {
  id: "ob5-cap",
  concept: "areas",
  rule: "A radius is cut to 200 miles.",
}
const zip: ProductRule = { id: "p4-zip", concept: "site", rule: "A ZIP Code has five digits." }

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

describe("a page of rules", () => {
  it("states each after its anchor, in a list or a table", () => {
    const page = `# Areas

- <a id="ob5-cap"></a>A radius is cut to
  200 miles.
- Another sentence.

<a id="p8-network"></a>No connection
is one notice.

Other words.

| Rule | Most |
|---|---|
| <a id="p4-zip"></a>A ZIP Code | has five digits |
`
    expect(rulesOfPage("areas", page)).toEqual([
      { id: "ob5-cap", concept: "areas", rule: "A radius is cut to 200 miles." },
      { id: "p8-network", concept: "areas", rule: "No connection is one notice." },
      { id: "p4-zip", concept: "areas", rule: "A ZIP Code: has five digits" },
    ])
  })

  it("has no fault when every id has one anchor", () => {
    expect(ruleProblems([cap, zip])).toEqual([])
  })

  it.each<[string, ProductRule, string]>([
    ["twice", zip, "p4-zip has two anchors"],
    ["of no known form", { ...zip, id: "p4-Zip" }, "p4-Zip isn't written as an id"],
    ["alone", { ...zip, id: "p5-zip", rule: "" }, "p5-zip has an anchor without a rule"],
  ])("has a fault with an id %s", (_, rule, problem) => {
    expect(ruleProblems([cap, zip, rule])).toEqual([problem])
  })
})
