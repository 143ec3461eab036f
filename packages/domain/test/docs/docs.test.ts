import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { missing, strangers } from "../../../../scripts/docs/evidence.ts"
import { measured, pages, state } from "../../../../scripts/docs/pages.ts"
import { readProofs, unproven } from "../../../../scripts/docs/proofs.ts"
import { reachProblems, uncalled } from "../../../../scripts/docs/reach.ts"
import { indexProblems, root } from "../../../../scripts/docs/specIndex.ts"

const { rules, evidence } = state()
const none = (lines: ReadonlyArray<string>) => expect(lines.join("\n")).toBe("")

describe("the index of rules", () => {
  it("names each rule once, in the section of its id", () => {
    none(indexProblems(rules))
  })

  it("has code and a test for every rule", () => {
    none(missing(rules, evidence).map(({ rule, lacks }) => `${rule.concept}: ${rule.id} lacks ${lacks}`))
  })

  it("has every id that code and tests name", () => {
    none(
      strangers(rules, evidence).map(({ id, file, line }) => `${file}:${line} names ${id}, which is no rule`),
    )
  })
})

describe("the tests that notice a change of a rule's code", () => {
  it("are known for every rule and still exist; `npm run mutation -- --rules` finds them again", () => {
    none(unproven(rules, evidence.tests, readProofs()).map(({ id }) => `${id} has no such test`))
  })

  it("are of rules that the index has", () => {
    const known = new Set(rules.map(({ id }) => id))
    none(readProofs().flatMap(({ id, test }) => (known.has(id) ? [] : [`"${test}": ${id} is no rule`])))
  })
})

describe("what reaches the rules", () => {
  it("fits the code and the constants; `npm run reach` measures it again", () => {
    const { carriers, reach, constants } = measured(evidence)
    none(reachProblems(rules, carriers, reach, constants))
  })

  it("is still named by other code", () => {
    const files = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
      (file) => !/^packages\/domain\/src\/(?:[\w-]+\.ts$|testing\/)/.test(file),
    )
    const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]))
    none(uncalled(measured(evidence).reach, sources).map((key) => `${key} has no caller: npm run reach`))
  })
})

describe("the pages written from the code", () => {
  it.each(pages())("$file is what npm run docs writes", ({ file, text }) => {
    const committed = readFileSync(join(root, file), "utf8")
    expect(committed === text ? "up to date" : `${file} is out of date: npm run docs`).toBe("up to date")
  })
})
