import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { carriersOf } from "../../../../scripts/docs/carriers.ts"
import { missing, strangers } from "../../../../scripts/docs/evidence.ts"
import { pages, state } from "../../../../scripts/docs/pages.ts"
import { productSources, reachingPackages } from "../../../../scripts/docs/reachingPackages.ts"
import { ruleProblems, root } from "../../../../scripts/docs/productRules.ts"
import { unreached } from "../../../../scripts/proof/coverage.ts"

const { rules, evidence } = state()
const none = (lines: ReadonlyArray<string>) => expect(lines.join("\n")).toBe("")

describe("the rules of the product", () => {
  it("have one anchor each", () => {
    none(ruleProblems(rules))
  })

  it("have code and a test", () => {
    none(missing(rules, evidence).map(({ rule, lacks }) => `${rule.concept}: ${rule.id} lacks ${lacks}`))
  })

  it("are all that code and tests cite", () => {
    none(
      strangers(rules, evidence).map(({ id, file, line }) => `${file}:${line} names ${id}, which is no rule`),
    )
  })

  it("have no code that no other package uses", () => {
    none(unreached(carriersOf(evidence), reachingPackages(productSources())))
  })
})

describe("the pages written from the code", () => {
  it.each(pages())("$file is what npm run docs writes", ({ file, text }) => {
    const committed = readFileSync(join(root, file), "utf8")
    expect(committed === text ? "up to date" : `${file} is out of date: npm run docs`).toBe("up to date")
  })
})
