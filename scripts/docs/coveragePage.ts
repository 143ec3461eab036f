import type { Evidence } from "./evidence.ts"
import type { Mention } from "./mentions.ts"
import { cell, sourceLink } from "./markdown.ts"
import { provenTests, unproven, type Proof } from "./proofs.ts"
import type { IndexedRule } from "./specIndex.ts"

const documentNames: Readonly<Record<string, string>> = {
  portal: "Portal",
  "order-builder": "Order builder",
}

const sectionNames: Readonly<Record<string, string>> = {
  "4": "states and transitions",
  "5": "validation rules",
  "6": "roles and permissions",
  "8": "the error catalogue",
  "9": "business constants and limits",
}

interface Place {
  readonly document: string
  readonly section: string
  readonly subject: string
}

const placeOf = ({ where }: IndexedRule): Place => {
  const [, document = where, section = "", subject = ""] = /^(\S+) §(\d) (.*)$/.exec(where) ?? []
  return { document, section, subject }
}

/** Links to the places, each name once; the domain's own come first. */
const links = (mentions: ReadonlyArray<Mention>): string => {
  const isOutside = (link: string) => (link.includes("(../packages/domain/") ? 0 : 1)
  return [...new Set(mentions.map(({ file, name }) => sourceLink(file, name)))]
    .toSorted((one, other) => isOutside(one) - isOutside(other) || (one < other ? -1 : 1))
    .join("<br>")
}

const row = (rule: IndexedRule, { code, tests }: Evidence): string => {
  const of = (mentions: ReadonlyArray<Mention>) =>
    links(mentions.filter(({ id }) => id === rule.id)) || "**none**"
  return `| \`${rule.id}\` | ${cell(placeOf(rule).subject)}: ${cell(rule.rule)} | ${of(code)} | ${of(tests)} |`
}

const sectionOf = (title: string, rules: ReadonlyArray<IndexedRule>, evidence: Evidence): string =>
  [
    title,
    "",
    "| Id | Rule | Code | Tests |",
    "|---|---|---|---|",
    ...rules.map((rule) => row(rule, evidence)),
    "",
  ].join("\n")

const titleOf = ({ document, section }: Place): string =>
  `## ${documentNames[document] ?? document} §${section}, ${sectionNames[section] ?? ""}`

/**
 * `docs/coverage.md`: where each rule of the specification stands in the code, and the tests that were seen to fail when
 * that code was changed.
 */
export const coveragePage = (
  rules: ReadonlyArray<IndexedRule>,
  all: Evidence,
  proofs: ReadonlyArray<Proof>,
): string => {
  const evidence = { ...all, tests: provenTests(all.tests, proofs) }
  const lacking = unproven(rules, all.tests, proofs)
  const sections = Map.groupBy(
    rules.toSorted((one, other) => {
      const [here, there] = [placeOf(one), placeOf(other)]
      return there.document.localeCompare(here.document, "en") || Number(here.section) - Number(there.section)
    }),
    (rule) => titleOf(placeOf(rule)),
  )
  return [
    "# Where each rule stands",
    "",
    lacking.length === 0
      ? `${rules.length} rules of the specification. Each has a test that fails when the rule's code is changed.`
      : `${rules.length} rules of the specification, ${lacking.length} of them without a test that fails when their code is changed.`,
    "",
    "Search this page for a word of the rule. Its id stands beside the code that carries it and beside its tests, so",
    "`grep -rn` of the id finds both too. *Tests* names only those that were seen to fail under a small change of that",
    "code: `npm run mutation -- --rules` tries them and writes [killed.json](killed.json), which holds the change for each.",
    "Written by `npm run docs` from [spec-index.json](spec-index.json); a test fails when the page is out of date, when a",
    "rule has no code, and when none of its tests is known to fail without it.",
    "",
    ...[...sections].map(([title, own]) => sectionOf(title, own, evidence)),
  ].join("\n")
}
