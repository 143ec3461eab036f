import { describe, expect, it } from "vitest"
import { coveragePage } from "../../../../scripts/docs/coveragePage.ts"
import { missing, strangers, type Evidence } from "../../../../scripts/docs/evidence.ts"
import type { Proof } from "../../../../scripts/docs/proofs.ts"
import { rulesTaking } from "../../../../scripts/docs/readingsPage.ts"
import { indexProblems, type IndexedRule } from "../../../../scripts/docs/specIndex.ts"

const cap: IndexedRule = {
  id: "ob5-cap",
  concept: "geography",
  where: "order-builder §5 Radius",
  rule: "A radius | is cut to <200> miles.",
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

const proof: Proof = {
  id: "ob5-cap",
  file: "packages/domain/test/cap.test.ts",
  test: "[ob5-cap] a cap",
  code: "packages/domain/src/cap.ts",
  line: "miles > 200 ? 200 : miles",
  change: "miles > 200 → miles >= 200",
}
const proofs = [proof]

describe("the page of rules", () => {
  const page = coveragePage([cap, zip], evidence, proofs)

  it("leads from the words of a rule to its code, the domain's first, and its test", () => {
    expect(page).toContain(
      String.raw`| ${"`ob5-cap`"} | Radius: A radius \| is cut to \<200\> miles. | ` +
        "[cap](../packages/domain/src/cap.ts)<br>[A](../packages/ui-web/src/A.tsx) | " +
        "[a cap](../packages/domain/test/cap.test.ts) |",
    )
  })

  it("says what is not covered", () => {
    expect(page).toContain("2 rules of the specification, 1 of them without a test that fails")
    expect(page).toContain("| `p4-zip` | ZIP: Five digits. | **none** | **none** |")
    expect(coveragePage([cap], evidence, proofs)).toContain("Each has a test that fails when the rule's code")
  })

  it("names no test that was not seen to notice a change of the code, or that is gone", () => {
    for (const stale of [[], [{ ...proof, test: "another title" }], [{ ...proof, id: "p4-zip" }]])
      expect(coveragePage([cap], evidence, stale)).not.toContain("test/cap.test.ts")
  })

  it("has the portal before the order builder, each section by its number", () => {
    const nine = { ...zip, id: "p9-zip", where: "portal §9 ZIP" }
    const titles = coveragePage([cap, nine, zip], evidence, proofs).match(/^## .*$/gm)
    expect(titles).toEqual([
      "## Portal §4, states and transitions",
      "## Portal §9, business constants and limits",
      "## Order builder §5, validation rules",
    ])
  })
})

describe("what is missing", () => {
  it("is each rule without code or without test", () => {
    const codeOnly = { ...evidence, tests: [] }
    expect(missing([cap, zip], codeOnly).map(({ rule, lacks }) => [rule.id, lacks])).toEqual([
      ["ob5-cap", "test"],
      ["p4-zip", "code and test"],
    ])
  })

  it("is no id that the index does not have", () => {
    expect(strangers([zip], evidence).map(({ line }) => line)).toEqual([1, 9, 3, 2])
    expect(strangers([cap], evidence)).toEqual([])
  })
})

describe("an index", () => {
  it("has no fault when every id is its own and of its section", () => {
    expect(indexProblems([cap, zip])).toEqual([])
  })

  it.each<[string, IndexedRule, string]>([
    ["twice", zip, "p4-zip stands twice in the index"],
    ["of no known form", { ...zip, id: "p4-Zip" }, "p4-Zip is not written as an id"],
    ["of another section", { ...zip, id: "p5-zip" }, 'p5-zip does not belong to "portal §4 ZIP"'],
  ])("has a fault with an id %s", (_, rule, problem) => {
    expect(indexProblems([cap, zip, rule])).toEqual([problem])
  })
})

describe("the rules that take a reading", () => {
  it("are the exports that name it or the type of its options, in its file or another", () => {
    const types = `export type Cap = (typeof capReading.options)[number]\nexport const cap = (reading: Cap) => reading`
    const user = `import type { Cap } from "./cap.ts"\nexport function capped(reading: Cap) {}\nexport const capital = 1`
    const direct = `export const byDefault = () => capReading.default`
    const choosing = `export const capOf = (site: Site): Cap => chosenReading(capReading, site)`
    const files = [
      { file: "a.ts", text: types },
      { file: "b.ts", text: user },
      { file: "c.ts", text: direct },
      { file: "d.ts", text: choosing },
    ]
    const { rules, choosers } = rulesTaking("capReading", files)
    expect(rules.map(({ file, name }) => [file, name])).toEqual([
      ["a.ts", "cap"],
      ["b.ts", "capped"],
      ["c.ts", "byDefault"],
    ])
    expect(choosers).toEqual(["capOf"])
  })
})
