import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const domain = join(import.meta.dirname, "../..")

/** The text of each exported name, from its line to the next export. */
const exported = new Map<string, string>()
for (const file of globSync("src/**/*.ts", { cwd: domain }))
  for (const text of readFileSync(join(domain, file), "utf8").split(/^export /m)) {
    const name = /^(?:const|type|interface|class) (\w+)/.exec(text)?.[1]
    if (name !== undefined) exported.set(name, `${exported.get(name) ?? ""}${text}`)
  }

const rows = readFileSync(join(domain, "../../docs/glossary.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Term"))
  .map((line) => line.split("|").map((cell) => cell.trim()))

describe("the glossary", () => {
  it.each(rows)("%s%s: %s", (_, term, meaning, code) => {
    expect(meaning).not.toBe("")
    const [, name = "", field] = /^`(\w+)(?:\.(\w+))?`$/.exec(code ?? "") ?? []
    const found = exported.get(name)
    expect(found, `${term} names ${code}, which the domain does not export`).toBeDefined()
    if (field !== undefined) expect(found).toMatch(new RegExp(`^ +(?:readonly )?${field}\\??[:,]`, "m"))
  })

  it("names every term once", () => {
    const terms = rows.map(([, term]) => term)
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
  })
})
