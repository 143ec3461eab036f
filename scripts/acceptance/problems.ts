import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { titlesOf } from "../docs/mentions.ts"
import { type ProductRule, root, statementOf } from "../docs/productRules.ts"
import { REAL_SERVER } from "../reach/realServer.ts"
import type { Chapter, Decision, Requirement, TryingTest } from "./Chapter.ts"

/** Patterns, by folder, of tests that run the whole product; other tests there check only a part of it. */
const ON_THE_PRODUCT: ReadonlyArray<readonly [folder: string, uses: RegExp]> = [
  ["test/", /./],
  ["packages/server/test/", REAL_SERVER],
  ["packages/ui-web/test/", /kit\/(?:history|openScreen|orders|siteNetwork)\b/],
  ["packages/cli/test/", /\b(?:startRealServer|takeAccount|servedSite)\b/],
]

/** The facts about a test file. */
export interface TestFile {
  readonly titles: ReadonlyArray<string>
  /** True if it runs the product: in Chromium, by its screens over the real handlers, by HTTP, or in the terminal. */
  readonly isOnProduct: boolean
}

/** Looks up a test file; null if it doesn't exist. */
export type TestFileOf = (file: string) => TestFile | null

const readTestFile = (file: string): TestFile | null => {
  const path = join(root, file)
  if (!/\.test\.tsx?$/.test(file) || !existsSync(path)) return null
  const text = readFileSync(path, "utf8")
  return {
    titles: titlesOf(file, text).map(({ name }) => name),
    isOnProduct: ON_THE_PRODUCT.some(([folder, uses]) => file.startsWith(folder) && uses.test(text)),
  }
}

/** Reads each file once. */
export const readTestFiles = (): TestFileOf => {
  const known = new Map<string, TestFile | null>()
  return (file) => {
    const found = known.has(file) ? (known.get(file) ?? null) : readTestFile(file)
    known.set(file, found)
    return found
  }
}

/** Counts the titles of a file that a name in a chapter may mean: exact matches, else titles that contain it. */
const meant = (titles: ReadonlyArray<string>, part: string): number =>
  titles.filter((title) => title === part).length || titles.filter((title) => title.includes(part)).length

const testProblem = ({ file, title }: TryingTest, testFileOf: TestFileOf): string | null => {
  const found = testFileOf(file)
  if (found === null) return `there is no file of tests ${file}`
  if (!found.isOnProduct) return `${file} does not run the product`
  const count = meant(found.titles, title)
  return count === 1 ? null : `${file} has ${count === 0 ? "no test" : `${count} tests`} named "${title}"`
}

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/^#+ /, "")
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-")

const decisionProblem = ({ page }: Decision): string | null => {
  const [file = "", anchor] = page.split("#")
  const path = join(root, file)
  if (!file.startsWith("docs/") || !existsSync(path)) return `${file} is no page of docs`
  const headings = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("#"))
    .map(anchorOf)
  return anchor === undefined || headings.includes(anchor) ? null : `${file} has no heading #${anchor}`
}

const requirementProblems = (
  requirement: Requirement,
  known: ReadonlySet<string>,
  testFileOf: TestFileOf,
): ReadonlyArray<string> => {
  const { decisions, ids, tests, untried } = requirement
  return [
    ...(tests.length === 0 && decisions.length === 0 && untried === null
      ? ["neither has a test nor says why"]
      : []),
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} is no rule of docs/product`),
    ...tests.flatMap((test) => testProblem(test, testFileOf) ?? []),
    ...decisions.flatMap((decision) => decisionProblem(decision) ?? []),
  ]
}

/** Lists the problems of the chapters themselves, one line each; `[]` if there are no problems. */
export const chapterProblems = (
  chapters: ReadonlyArray<Chapter>,
  rules: ReadonlyArray<ProductRule>,
  testFileOf: TestFileOf,
): ReadonlyArray<string> => {
  const known = new Set(rules.map(({ id }) => id))
  const named = new Set(chapters.flatMap(({ requirements }) => requirements.flatMap(({ ids }) => ids)))
  return [
    ...chapters.flatMap(({ document, file, requirements, section, strayLines }) => [
      ...strayLines.map(
        (line) => `${file}: "${line}" is not written as a requirement or as what is known of one`,
      ),
      ...requirements
        .map(({ number }, at) => ({ number, due: `${section}.${at + 1}` }))
        .filter(({ due, number }) => number !== due)
        .slice(0, 1)
        .map(({ due, number }) => `${file}: ${number} stands where ${due} is due`),
      ...requirements.flatMap((requirement) =>
        requirementProblems(requirement, known, testFileOf).map(
          (problem) => `${document} ${requirement.number}: ${problem}`,
        ),
      ),
    ]),
    ...rules
      .filter(({ id }) => !named.has(id))
      .map((rule) => `no requirement names ${rule.id} (${statementOf(rule)})`),
  ]
}
