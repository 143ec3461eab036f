import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { commandsOf, outputPattern } from "./commandsOf.ts"
import { NOT_RUN } from "./notRun.ts"
import { notRun, runDocumented } from "./runDocumented.ts"
import { pipelinesOf } from "./shellLine.ts"
import { type DocumentedSite, startDocumentedSite } from "./site.ts"

const root = join(import.meta.dirname, "../..")
const PAGES = ["*.md", "docs/*.md", "packages/*/README.md"]
/** It is written for those who use what came before. */
const HISTORY = "CHANGELOG.md"
/** Disables the demo users, so it comes last. */
const LAST = "README.md"

const pages = globSync(PAGES, { cwd: root })
  .filter((page) => page !== HISTORY)
  .toSorted((one, other) => Number(one === LAST) - Number(other === LAST) || one.localeCompare(other))
  .map((page) => ({ page, commands: commandsOf(page, readFileSync(join(root, page), "utf8")) }))
  .filter(({ commands }) => commands.length > 0)
const programs = pages.flatMap(({ commands }) =>
  commands.flatMap((command) =>
    pipelinesOf(command.text)
      .flat()
      .map((program) => ({ ...command, program })),
  ),
)

let site: DocumentedSite
const home = process.cwd()
beforeAll(async () => {
  site = await startDocumentedSite()
})
afterAll(async () => {
  process.chdir(home)
  await site.stop()
})

describe.each(pages)("$page", ({ commands }) => {
  const exported: Record<string, string> = {}
  beforeAll(async () => process.chdir(await site.pageFolder()))
  it.each(commands)("line $line: $text", async ({ output, text }) => {
    const ended = await runDocumented(site, text, exported)
    if (ended === null) return
    // What it says when it fails is what the reader of a failure needs.
    expect(ended.exitCode === 0 ? null : ended).toBeNull()
    const replaced = pipelinesOf(text)
      .flat()
      .some((program) => notRun(program) !== undefined)
    if (output !== null && !replaced) expect(ended.stdout).toMatch(outputPattern(output))
  })
})

it("finds the pages' commands", () => {
  expect(programs.length).toBeGreaterThan(60)
})

it("names scripts of package.json", () => {
  const { scripts }: { readonly scripts: object } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  )
  const unknown = programs.filter(({ program: { words } }) => {
    const [npm, run, name = ""] = words
    return npm === "npm" && run === "run" && !Object.hasOwn(scripts, name)
  })
  expect(unknown.map(({ line, page, text }) => `${page}:${line} ${text}`)).toEqual([])
})

it("names projects, files and folders of tests that exist", () => {
  const config = readFileSync(join(root, "vitest.config.ts"), "utf8")
  const lost = programs.filter(({ program: { words } }) => {
    const [, vitest, , , name = "", ...paths] = words
    if (vitest !== "vitest") return false
    return (
      !config.includes(`project("${name}"`) ||
      paths.some((path) => !path.startsWith("-") && !existsSync(join(root, path)))
    )
  })
  expect(lost.map(({ line, page, text }) => `${page}:${line} ${text}`)).toEqual([])
})

it("leaves out no command that no page has any more", () => {
  const lines = programs.map(({ program }) => program.words.join(" "))
  const unused = NOT_RUN.filter(({ command }) => !lines.some((line) => command.test(line)))
  expect(unused).toEqual([])
})
