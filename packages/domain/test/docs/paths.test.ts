import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

const root = join(import.meta.dirname, "../../../..")
const files = globSync("{packages,scripts,tools,bench,faults,test,fixtures}/**/*.{ts,tsx,json}", {
  cwd: root,
  exclude: ["**/node_modules/**", "**/dist/**", "**/.types/**"],
}).map((file) => file.replace("/src/", "/"))
/** `order/placing/placeOrder.ts` in a text, with a folder before it. */
const NAMED = /`([\w.-]+(?:\/[\w.-]+)*\/[\w-]+\.tsx?)`/g

describe("the pages for people", () => {
  it.each(
    globSync(
      "{README.md,docs/*.md,packages/*/README.md,{bench,faults,fixtures,scripts,test,tools}/README.md}",
      { cwd: root },
    ),
  )("%s names files that exist", (page) => {
    const named = [...readFileSync(join(root, page), "utf8").matchAll(NAMED)].map(([, path = ""]) => path)
    const gone = named.filter((path) => {
      const wanted = path.replace(/(^|\/)src\//, "$1")
      return !files.some((file) => file === wanted || file.endsWith(`/${wanted}`))
    })
    expect(gone).toEqual([])
  })
})
