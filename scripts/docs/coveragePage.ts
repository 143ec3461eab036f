import type { Carrier } from "./carriers.ts"
import type { Evidence } from "./evidence.ts"
import type { Mention } from "./mentions.ts"
import { cell, sourceLink } from "./markdown.ts"
import { provenTests, unproven, type Proof } from "./proofs.ts"
import {
  type Constants,
  idleCarriers,
  isMeasured,
  type Reach,
  reachedFrom,
  type Walk,
  WALKS,
} from "./reach.ts"
import type { IndexedRule } from "./specIndex.ts"

const documentNames: Readonly<Record<string, string>> = {
  portal: "Portal",
  "order-builder": "Order builder",
}

const sectionNames: Readonly<Record<string, string>> = {
  "4": "states and transitions",
  "5": "validation rules",
  "6": "roles and permissions",
  "8": "the error catalog",
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

/** Everything that the page is made of. */
export interface Measured {
  readonly proofs: ReadonlyArray<Proof>
  readonly carriers: ReadonlyArray<Carrier>
  readonly reach: Reach
  readonly constants: Constants
}

const row = (rule: IndexedRule, { code, tests }: Evidence, from: string): string => {
  const of = (mentions: ReadonlyArray<Mention>) =>
    links(mentions.filter(({ id }) => id === rule.id)) || "**none**"
  return `| \`${rule.id}\` | ${cell(placeOf(rule).subject)}: ${cell(rule.rule)} | ${from} | ${of(code)} | ${of(tests)} |`
}

const sectionOf = (
  title: string,
  rules: ReadonlyArray<IndexedRule>,
  evidence: Evidence,
  from: (id: string) => string,
): string =>
  [
    title,
    "",
    "| Id | Rule | Reached from | Code | Tests |",
    "|---|---|---|---|---|",
    ...rules.map((rule) => row(rule, evidence, from(rule.id))),
    "",
  ].join("\n")

/** Code that a rule names and that nothing runs, also where the rule is reached by other code. */
const idleSection = (idle: ReadonlyArray<Carrier>): ReadonlyArray<string> =>
  idle.length === 0
    ? []
    : [
        "## Code that nothing reaches yet",
        "",
        "It carries the id of a rule, can run, and none of the walks runs it:",
        "",
        ...idle.map(
          ({ file, name, ids }) => `- ${sourceLink(file, name)}: ${ids.map((id) => `\`${id}\``).join(", ")}`,
        ),
        "",
      ]

const titleOf = ({ document, section }: Place): string =>
  `## ${documentNames[document] ?? document} §${section}, ${sectionNames[section] ?? ""}`

/**
 * `docs/coverage.md`: where the code implements each rule of the specification, and the tests that were seen to fail when
 * that code was changed.
 */
export const coveragePage = (
  rules: ReadonlyArray<IndexedRule>,
  all: Evidence,
  { proofs, carriers, reach, constants }: Measured,
): string => {
  const from = (id: string) => reachedFrom(id, carriers, reach, constants)
  const reachedBy = (walk: Walk): number => rules.filter(({ id }) => from(id).walks.includes(walk)).length
  const counted = (walk: Walk): string =>
    reach[walk] === null
      ? `${walk}s are not measured yet`
      : `${reachedBy(walk)} of ${rules.length} rules from ${walk}s`
  const nowhere = rules.filter(({ id }) => from(id).walks.length === 0).length
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
    "# Where to find each rule",
    "",
    lacking.length === 0
      ? `${rules.length} rules of the specification. Each has a test that fails when the rule's code is changed.`
      : `${rules.length} rules of the specification, ${lacking.length} of them without a test that fails when their code is changed.`,
    "",
    "Search this page for a word of the rule. Its id is next to the code that implements it and next to its tests, so",
    "`grep -rn` of the id finds both too. *Tests* names only those that were seen to fail under a small change of that",
    "code: `npm run mutation -- --rules` tries them and writes [killed.json](killed.json), which holds the change for each.",
    "",
    `*Reached from* is measured: ${WALKS.map(counted).join(", ")}${isMeasured(reach) ? `; ${nowhere} from nothing yet` : ""}.`,
    "`npm run reach` walks through the product in Chromium, over HTTP and in the terminal, against the real",
    "server, and notes which functions of the domain run during that; what is only imported does not count. Constants have",
    "nothing to run; [constants.json](constants.json), kept by hand, says where they show.",
    "",
    "Written by `npm run docs` from [spec-index.json](spec-index.json); a test fails when the page is out of date, when a",
    "rule has no code, and when none of its tests is known to fail without it.",
    "",
    ...[...sections].map(([title, own]) => sectionOf(title, own, evidence, (id) => from(id).text)),
    ...(isMeasured(reach) ? idleSection(idleCarriers(carriers, reach)) : []),
  ].join("\n")
}
