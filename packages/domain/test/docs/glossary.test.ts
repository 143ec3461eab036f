import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const domain = join(import.meta.dirname, "../..")
const exported = new Set(
  globSync("src/**/*.ts", { cwd: domain }).flatMap((file) =>
    [
      ...readFileSync(join(domain, file), "utf8").matchAll(/^export (?:const|type|interface|class) (\w+)/gm),
    ].map(([, name]) => name),
  ),
)

const rows = readFileSync(join(domain, "../../docs/glossary.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Term"))
  .map((line) => line.split("|").map((cell) => cell.trim()))

describe("the glossary", () => {
  it.each(rows)("%s%s: %s", (_, term, meaning, code) => {
    expect(meaning).not.toBe("")
    expect(code).toMatch(/^`\w+`$/)
    expect(exported, `${term} names ${code}, which the domain does not export`).toContain(
      code?.replaceAll("`", ""),
    )
  })

  it("names every term once", () => {
    const terms = rows.map(([, term]) => term)
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
  })
})
