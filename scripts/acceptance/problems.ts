import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { titlesOf } from "../docs/mentions.ts"
import { type IndexedRule, root } from "../docs/specIndex.ts"
import type { Chapter, Decision, Requirement, TryingTest } from "./Chapter.ts"

/** Where tests run the whole product: walks, calls of the real server, screens over its handlers, the terminal. */
const ON_THE_PRODUCT = /^(?:test|packages\/(?:server|ui-web|cli)\/test)\//

/** The titles of a file of tests; null: there is no such file. */
export type TitlesOf = (file: string) => ReadonlyArray<string> | null

/** Reads each file once. */
export const readTitles = (): TitlesOf => {
  const known = new Map<string, ReadonlyArray<string> | null>()
  return (file) => {
    const before = known.get(file)
    if (before !== undefined) return before
    const path = join(root, file)
    const found = existsSync(path)
      ? titlesOf(file, readFileSync(path, "utf8")).map(({ name }) => name)
      : null
    known.set(file, found)
    return found
  }
}

/** How many titles of a file a name in a chapter means: one that it is, else those that hold it. */
const meant = (titles: ReadonlyArray<string>, part: string): number =>
  titles.filter((title) => title === part).length || titles.filter((title) => title.includes(part)).length

const testProblem = ({ file, title }: TryingTest, titles: TitlesOf): string | null => {
  if (!ON_THE_PRODUCT.test(file)) return `${file} does not run the product`
  if (!/\.test\.tsx?$/.test(file)) return `${file} is no file of tests`
  const found = titles(file)
  if (found === null) return `${file} does not exist`
  const count = meant(found, title)
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
  titles: TitlesOf,
): ReadonlyArray<string> => {
  const { decisions, ids, tests, untried } = requirement
  return [
    ...(tests.length === 0 && decisions.length === 0 && untried === null
      ? ["neither has a test nor says why"]
      : []),
    ...ids.filter((id) => !known.has(id)).map((id) => `${id} is no rule of docs/spec-index.json`),
    ...tests.flatMap((test) => testProblem(test, titles) ?? []),
    ...decisions.flatMap((decision) => decisionProblem(decision) ?? []),
  ]
}

/** What is wrong with the chapters themselves, one line each; `[]` where they are whole. */
export const chapterProblems = (
  chapters: ReadonlyArray<Chapter>,
  rules: ReadonlyArray<IndexedRule>,
  titles: TitlesOf,
): ReadonlyArray<string> => {
  const known = new Set(rules.map(({ id }) => id))
  const named = new Set(chapters.flatMap(({ requirements }) => requirements.flatMap(({ ids }) => ids)))
  return [
    ...chapters.flatMap(({ document, file, requirements, section, strayLines }) => [
      ...strayLines.map((line) => `${file}: "${line}" is not written as a requirement or as what is known of one`),
      ...requirements
        .map(({ number }, at) => ({ number, due: `${section}.${at + 1}` }))
        .filter(({ due, number }) => number !== due)
        .slice(0, 1)
        .map(({ due, number }) => `${file}: ${number} stands where ${due} is due`),
      ...requirements.flatMap((requirement) =>
        requirementProblems(requirement, known, titles).map(
          (problem) => `${document} ${requirement.number}: ${problem}`,
        ),
      ),
    ]),
    ...rules.filter(({ id }) => !named.has(id)).map(({ id, where }) => `no requirement names ${id} (${where})`),
  ]
}
