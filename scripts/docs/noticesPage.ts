import { isCataloged } from "./provoked.ts"
import type { ProductRule } from "./productRules.ts"

/** Turns the links of a page in `docs/product` into links of a page in `docs`. */
const fromDocs = (concept: string, rule: string): string =>
  rule.replaceAll(/\]\(([^)]+)\)/g, (link, target: string) => {
    if (/^[a-z]+:/.test(target)) return link
    if (target.startsWith("#")) return `](product/${concept}.md${target})`
    return target.startsWith("../") ? `](${target.slice("../".length)})` : `](product/${target})`
  })

const rowOf = ({ concept, id, rule }: ProductRule): string =>
  `| [${id}](product/${concept}.md#${id}) | ${fromDocs(concept, rule).replaceAll("|", "\\|")} |`

/** Writes `docs/notices.md`: each row of both error catalogs. */
export const noticesPage = (rules: ReadonlyArray<ProductRule>): string => {
  const rows = rules.filter(isCataloged)
  return [
    "# Errors and their words",
    "",
    `The specification has two lists of errors: one for the portal, whose ids begin with \`p8\`, and one for the order builder,`,
    `whose ids begin with \`ob8\`. These are all ${rows.length} rows of the two. For each row, at least one test causes the error on a real`,
    "server, as a person does in Chromium or in the terminal, or over HTTP. Failures of the network and of the server are",
    "caused between the page and the server. A test fails if a row has no such test; `npm run proof -- coverage p8- ob8-`",
    "lists the tests of each row.",
    "",
    "Written by `npm run docs` from the pages of [product](product).",
    "",
    "| Rule | What happens |",
    "|---|---|",
    ...rows.map(rowOf),
    "",
  ].join("\n")
}
