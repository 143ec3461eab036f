import type { Mention } from "./mentions.ts"
import { type ProductRule, statementOf } from "./productRules.ts"

/** A row of an error catalog, and the tests that provoke it on the real server. */
export interface CatalogedRow {
  readonly rule: ProductRule
  readonly tests: ReadonlyArray<Mention>
}

/** Walks in Chromium and in the terminal, and calls over HTTP: what runs against the real server. */
const isWalk = ({ file }: Mention): boolean =>
  file.startsWith("test/") || file.startsWith("packages/server/test/")

/** Tells whether a rule is a row of an error catalog. */
export const isCataloged = ({ id }: ProductRule): boolean => /^(?:p|ob)8-/.test(id)

/** The rows of both catalogs. */
export const catalogedRows = (
  rules: ReadonlyArray<ProductRule>,
  tests: ReadonlyArray<Mention>,
): ReadonlyArray<CatalogedRow> =>
  rules.filter(isCataloged).map((rule) => ({
    rule,
    tests: tests.filter((mention) => mention.id === rule.id && mention.name !== null && isWalk(mention)),
  }))

/** Rows that no walk provokes, one line each. */
export const unprovoked = (rows: ReadonlyArray<CatalogedRow>): ReadonlyArray<string> =>
  rows.flatMap(({ rule, tests }) =>
    tests.length === 0 ? [`${rule.id} is provoked by no walk (${statementOf(rule)}): ${rule.rule}`] : [],
  )
