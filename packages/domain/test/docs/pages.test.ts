import { describe, expect, it } from "vitest"
import { coveragePage, type Measured } from "../../../../scripts/docs/coveragePage.ts"
import { missing, strangers, type Evidence } from "../../../../scripts/docs/evidence.ts"
import type { Carrier } from "../../../../scripts/docs/carriers.ts"
import type { Proof } from "../../../../scripts/docs/proofs.ts"
import { reachProblems, uncalled, walksOf } from "../../../../scripts/docs/reach.ts"
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
const carrier = (name: string, ids: ReadonlyArray<string>, canRun = true): Carrier => ({
  file: "packages/domain/src/cap.ts",
  name,
  ids,
  functions: canRun ? [{ start: 0, end: 1 }] : [],
})
const CAP = "packages/domain/src/cap.ts#cap"
const measured: Measured = {
  proofs: [proof],
  carriers: [carrier("cap", ["ob5-cap"]), carrier("ZIP_DIGITS", ["p4-zip"], false)],
  reach: { screen: [CAP], call: [CAP], command: [], load: [] },
  constants: { "p4-zip": { walks: ["screen"], where: "the ZIP boxes" } },
}

describe("the page of rules", () => {
  const page = coveragePage([cap, zip], evidence, measured)

  it("leads from the words of a rule to its code, the domain's first, and its test", () => {
    expect(page).toContain(
      String.raw`| ${"`ob5-cap`"} | Radius: A radius \| is cut to \<200\> miles. | ` +
        "screen, call | [cap](../packages/domain/src/cap.ts)<br>[A](../packages/ui-web/src/A.tsx) | " +
        "[a cap](../packages/domain/test/cap.test.ts) |",
    )
  })

  it("says what is not covered", () => {
    expect(page).toContain("2 rules of the specification, 1 of them without a test that fails")
    expect(page).toContain(
      "| `p4-zip` | ZIP: Five digits. | screen (constant: the ZIP boxes) | **none** | **none** |",
    )
    expect(coveragePage([cap], evidence, measured)).toContain(
      "Each has a test that fails when the rule's code",
    )
  })

  it("names no test that was not seen to notice a change of the code, or that is gone", () => {
    for (const stale of [[], [{ ...proof, test: "another title" }], [{ ...proof, id: "p4-zip" }]])
      expect(coveragePage([cap], evidence, { ...measured, proofs: stale })).not.toContain("test/cap.test.ts")
  })

  it("counts what each kind of walk reaches, and names what none does", () => {
    expect(page).toContain(
      "2 of 2 rules from screens, 1 of 2 rules from calls, 0 of 2 rules from commands; 0 from nothing yet.",
    )
    const idle = { ...measured, reach: { screen: [], call: [], command: [], load: [] } }
    const without = coveragePage([cap, zip], evidence, idle)
    expect(without).toContain("A radius \\| is cut to \\<200\\> miles. | **nothing yet** |")
    expect(without).toContain("## Code that nothing reaches yet")
    expect(without).toContain("- [cap](../packages/domain/src/cap.ts): `ob5-cap`")
  })

  it("does not say that nothing reaches a rule before every kind of walk was measured", () => {
    const early = { ...measured, reach: { screen: [], call: [], command: null, load: [] } }
    const partly = coveragePage([cap, zip], evidence, early)
    expect(partly).toContain("commands are not measured yet")
    expect(partly).toContain("miles. | not measured |")
    expect(partly).not.toContain("## Code that nothing reaches yet")
  })

  it("has the portal before the order builder, each section by its number", () => {
    const nine = { ...zip, id: "p9-zip", where: "portal §9 ZIP" }
    const titles = coveragePage([cap, nine, zip], evidence, measured).match(/^## .*$/gm)
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

  it("is in the index", () => {
    expect(strangers([zip], evidence).map(({ line }) => line)).toEqual([1, 9, 3, 2])
    expect(strangers([cap], evidence)).toEqual([])
  })
})

describe("what reaches the rules", () => {
  const { carriers, reach, constants } = measured

  it("fits when every constant is marked and every name still carries a rule", () => {
    expect(reachProblems([cap, zip], carriers, reach, constants)).toEqual([])
  })

  it("does not fit otherwise", () => {
    const gone = { ...reach, call: ["packages/domain/src/gone.ts#gone"] }
    expect(reachProblems([cap, zip], carriers, gone, {})).toEqual([
      "packages/domain/src/gone.ts#gone carries no rule: npm run reach",
      "p4-zip has nothing to run: docs/constants.json must say where it shows",
    ])
    const marked = { ...constants, "ob5-cap": { walks: [], where: "" } }
    expect(reachProblems([cap, zip], carriers, reach, marked)).toEqual([
      "docs/constants.json marks ob5-cap, which is no constant",
    ])
  })

  it("is out of date when nothing names the code", () => {
    const rule = "const cap = 1"
    const callers = (text: string) =>
      new Map([
        ["packages/domain/src/cap.ts", rule],
        ["packages/ui-web/src/A.tsx", text],
      ])
    expect(uncalled(reach, callers("cap(1)"))).toEqual([])
    expect(uncalled(reach, callers("caps(1)"))).toEqual([CAP])
    expect(uncalled(reach, new Map([["packages/domain/src/cap.ts", `${rule}; cap`]]))).toEqual([])
  })

  it("excludes code that only an import runs", () => {
    expect(walksOf("ob5-cap", carriers, { ...reach, load: [CAP] })).toBeNull()
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
