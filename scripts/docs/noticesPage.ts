import { cell } from "./markdown.ts"
import { isCataloged } from "./provoked.ts"
import type { ProductRule } from "./productRules.ts"

const rowOf = ({ concept, id, rule }: ProductRule): string =>
  `| [${id}](product/${concept}.md#${id}) | ${cell(rule.replaceAll("](", "](product/").replaceAll("](product/../", "]("))} |`

/** `docs/notices.md`: each row of both error catalogs. */
export const noticesPage = (rules: ReadonlyArray<ProductRule>): string => {
  const rows = rules.filter(isCataloged)
  return [
    "# Errors and their words",
    "",
    `${rows.length} rows of the two error catalogs. A walk provokes each of them against the real server: in Chromium, in the`,
    "terminal or over HTTP. Faults of the network and of the server are put between page and server. A test fails when a row has",
    "no such walk; `npm run proof -- coverage p8- ob8-` names the walks of each row.",
    "",
    "Written by `npm run docs` from the pages of [product](product).",
    "",
    "| Rule | What happens |",
    "|---|---|",
    ...rows.map(rowOf),
    "",
  ].join("\n")
}
