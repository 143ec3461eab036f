import { cell, sourceLink } from "./markdown.ts"
import { cataloguedRows, type CataloguedRow } from "./provoked.ts"
import type { Evidence } from "./evidence.ts"
import type { IndexedRule } from "./specIndex.ts"

const rowOf = ({ rule, tests }: CataloguedRow): string => {
  const places = [...new Set(tests.map(({ file, name }) => sourceLink(file, name)))]
  const provoked = places.join("<br>")
  return `| \`${rule.id}\` | ${cell(rule.where)} | ${cell(rule.rule)} | ${provoked === "" ? "**nothing**" : provoked} |`
}

/** `docs/notices.md`: each row of both error catalogues, and the walk that provokes it. */
export const noticesPage = (rules: ReadonlyArray<IndexedRule>, { tests }: Evidence): string => {
  const rows = cataloguedRows(rules, tests)
  return [
    "# What is said when something fails",
    "",
    `${rows.length} rows of the two error catalogues, each with the tests that provoke it: in Chromium, in the terminal or over`,
    "HTTP, always against the real server. Faults of the network and of the server are put between page and server.",
    "",
    "Written by `npm run docs` from [spec-index.json](spec-index.json) and the ids in the titles of the tests; a test fails when",
    "a row has none.",
    "",
    "| Id | Row | What it says | Provoked by |",
    "|---|---|---|---|",
    ...rows.map(rowOf),
    "",
  ].join("\n")
}
