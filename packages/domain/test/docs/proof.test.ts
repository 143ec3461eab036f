import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it, onTestFinished } from "vitest"
import type { Carrier } from "../../../../scripts/docs/carriers.ts"
import type { Evidence } from "../../../../scripts/docs/evidence.ts"
import { reachingPackages } from "../../../../scripts/docs/reachingPackages.ts"
import type { ProductRule } from "../../../../scripts/docs/productRules.ts"
import { type Known, coverageReport, unreached } from "../../../../scripts/proof/coverage.ts"
import { proofReport } from "../../../../scripts/proof/report.ts"
import { commitsSince, keepResult, readResults } from "../../../../scripts/proof/results.ts"

const CAP = "packages/domain/src/geography/cap.ts"
const entry = [
  "packages/domain/src/geography.ts",
  `export { cap, unused } from "./geography/cap.ts"`,
] as const
const own = [
  CAP,
  "const most = (x: Miles) => x\nexport const cap = (x) => most(x)\nexport const unused = 1",
] as const
const reaching = (user: string) =>
  [...reachingPackages(new Map([entry, own, ["packages/cli/src/a.ts", user]]))].map(([key, packages]) => [
    key,
    [...packages],
  ])

describe("the packages that reach a declaration", () => {
  it("name it by an entry of the domain, or name what uses it", () => {
    expect(reaching(`import { cap as cut } from "@listwright/domain/geography"`)).toEqual([
      [`${CAP}#cap`, ["cli"]],
      [`${CAP}#most`, ["cli"]],
    ])
  })

  it("do not include those that use its type, or its name for something else", () => {
    expect(reaching(`import type { cap } from "@listwright/domain/geography"`)).toEqual([])
    expect(reaching(`import { type cap } from "@listwright/domain/geography"`)).toEqual([])
    expect(reaching(`import { cap } from "./cap.ts"`)).toEqual([])
  })

  it("leave code without them, which is named unless it has nothing to run", () => {
    const carrier = (name: string, canRun: boolean): Carrier => ({
      file: CAP,
      name,
      ids: ["ob5-cap"],
      functions: canRun ? [{ start: 0, end: 1 }] : [],
    })
    const reached = new Map([[`${CAP}#cap`, new Set(["cli"])]])
    const carriers = [carrier("cap", true), carrier("most", true), carrier("unused", false)]
    expect(unreached(carriers, reached)).toEqual([
      `${CAP}: most carries ob5-cap, and nothing in the product uses it`,
    ])
  })
})

describe("the coverage of rules", () => {
  const rule = (id: string, concept: string): ProductRule => ({
    id,
    concept,
    rule: "Cut.",
  })
  const evidence: Evidence = {
    code: [{ id: "p5-cap", file: CAP, line: 2, name: "cap" }],
    tests: [{ id: "p5-cap", file: "packages/domain/test/cap.test.ts", line: 7, name: "a cap [p5-cap]" }],
  }
  const known: Known = {
    rules: [rule("p5-cap", "geography"), rule("p5-zip", "shared")],
    evidence,
    carriers: [{ file: CAP, name: "cap", ids: ["p5-cap"], functions: [{ start: 0, end: 1 }] }],
    reaching: new Map([[`${CAP}#cap`, new Set(["ui-web"])]]),
    reach: { screen: { ran: [`${CAP}#cap`], idle: [] }, call: null, command: null },
    proofs: [
      {
        id: "p5-cap",
        file: "packages/domain/test/cap.test.ts",
        test: "a cap [p5-cap]",
        code: CAP,
        line: "x > 200",
        change: "x > 200 → x >= 200",
      },
    ],
  }

  it("names code, tests, the change that a test noticed, packages and walks", () => {
    expect(coverageReport(known, ["geography"])).toBe(`p5-cap  (docs/product/geography.md#p5-cap)
  Cut.
  code      ${CAP}:2  cap
  tests     packages/domain/test/cap.test.ts:7  a cap [p5-cap]
              noticed x > 200 → x >= 200 in ${CAP}
  used in   ui-web
  ran in    screen walks

1 of 2 rules have code and test.
shared: p5-zip lacks code and test (docs/product/shared.md#p5-zip)`)
  })

  it("names what no walk ran only once every kind of walk was measured", () => {
    const none = { ran: [], idle: [`${CAP}#cap`] }
    const idle = (reach: Known["reach"]) =>
      coverageReport({ ...known, reach }, ["none"]).includes("No walk ran")
    expect(idle({ screen: none, call: none, command: none })).toBe(true)
    expect(idle({ screen: none, call: none, command: null })).toBe(false)
    expect(idle({ screen: none, call: none, command: { ran: [`${CAP}#cap`], idle: [] } })).toBe(false)
  })
})

describe("the results of long checks", () => {
  const folderOf = (): string => {
    const folder = mkdtempSync(join(tmpdir(), "listwright-proof-"))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }

  it("are kept by check and part, the last one alone", () => {
    const folder = folderOf()
    const result = { check: "faults", part: "embedded", failed: true, summary: "2 violations" }
    keepResult(result, folder)
    keepResult({ ...result, failed: false, summary: "0 violations", details: [1] }, folder)
    keepResult({ ...result, part: "postgresql" }, folder)
    expect(
      readResults(folder)
        .map(({ details, failed, part, summary }) => [part, failed, summary, details])
        .toSorted(([one = ""], [other = ""]) => String(one).localeCompare(String(other), "en")),
    ).toEqual([
      ["embedded", false, "0 violations", [1]],
      ["postgresql", true, "2 violations", null],
    ])
  })

  it("do without Git", () => {
    const folder = folderOf()
    keepResult({ check: "faults", part: "embedded", failed: false, summary: "" }, folder)
    const [only] = readResults(folder)
    expect(only?.commit).toBe("unknown")
    expect(only === undefined ? undefined : commitsSince(only, folder)).toBeNull()
  })

  it("are printed with date and commit; what has none, with its command", () => {
    const checks = [
      { name: "faults", proves: "nothing is lost", command: "npm run faults", parts: ["a", "b"] },
    ]
    const result = {
      check: "faults",
      part: "a",
      date: "2026-01-02T03:04:05Z",
      commit: "abc",
      machine: "2 x Then",
      failed: true,
      summary: "1 violation",
      details: null,
    }
    expect(proofReport(checks, [result], () => 3)).toBe(`faults: nothing is lost
  FAILED  a: 1 violation
            2026-01-02 03:04 UTC on abc (3 commits ago), 2 x Then
  -       b: not run on this machine
  Run it: npm run faults`)
  })
})
