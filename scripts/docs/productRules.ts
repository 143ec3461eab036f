import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"

/** A rule of the product, as a page of `docs/product` states it. */
export interface ProductRule {
  /** `p` for the portal, `ob` for the order builder, then a chapter and a name: `ob5-radius-cap`. */
  readonly id: string
  /** The page that states it, without its ending: `areas`. */
  readonly concept: string
  /** The rule's own sentences, in one line of Markdown. */
  readonly rule: string
}

export const root = join(import.meta.dirname, "../..")

const ID = /^(?:p|ob)[4-9]-[a-z0-9]+(?:-[a-z0-9]+)*$/
const ANCHOR = /<a id="([^"]+)"><\/a>/

/** The address of a rule's own sentences, from the root. */
export const statementOf = ({ concept, id }: ProductRule): string => `docs/product/${concept}.md#${id}`

/** Joins the cells of a table's row: the first one, a colon, and the others. */
const sentenceOfRow = (row: string): string => {
  const [first = "", ...others] = row
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
  return others.length === 0 ? first : `${first}: ${others.join("; ")}`
}

/** Joins the line that begins a rule with the lines that continue its item or its paragraph; a row is one line. */
const sentencesFrom = (lines: ReadonlyArray<string>, at: number): string => {
  const [first = "", ...others] = lines.slice(at)
  const own = first.slice(first.search(ANCHOR)).replace(ANCHOR, "")
  if (first.startsWith("|")) return sentenceOfRow(own)
  const continues = first.startsWith("<") ? /^\S/ : /^ {2,}\S/
  const end = others.findIndex(
    (line) => !continues.test(line) || /^\s*[-*|] /.test(line) || ANCHOR.test(line),
  )
  return [own, ...others.slice(0, end < 0 ? undefined : end)].map((line) => line.trim()).join(" ")
}

/** The rules that a page states, in its order. */
export const rulesOfPage = (concept: string, page: string): ReadonlyArray<ProductRule> => {
  const lines = page.split("\n")
  return lines.flatMap((line, at) => {
    const id = ANCHOR.exec(line)?.[1]
    return id === undefined ? [] : [{ id, concept, rule: sentencesFrom(lines, at) }]
  })
}

/** The rules that all pages state. */
export const readProductRules = (): ReadonlyArray<ProductRule> =>
  globSync("docs/product/*.md", { cwd: root })
    .toSorted()
    .flatMap((file) => rulesOfPage(basename(file, ".md"), readFileSync(join(root, file), "utf8")))

/** The problems of the rules themselves, one line each. */
export const ruleProblems = (rules: ReadonlyArray<ProductRule>): ReadonlyArray<string> => {
  const ids = rules.map(({ id }) => id)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} has two anchors`),
    ...ids.filter((id) => !ID.test(id)).map((id) => `${id} isn't written as an id`),
    ...rules.filter(({ rule }) => rule === "").map(({ id }) => `${id} has an anchor without a rule`),
  ]
}
