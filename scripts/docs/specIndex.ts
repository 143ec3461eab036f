import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isShaped } from "./isShaped.ts"

/** One rule of the specification. */
export interface IndexedRule {
  /** `p` for the portal, `ob` for the order builder, then the section: `ob5-radius-cap`. */
  readonly id: string
  /** The folder of the domain that it belongs to. */
  readonly concept: string
  /** `order-builder §5 Radius`. */
  readonly where: string
  readonly rule: string
}

export const root = join(import.meta.dirname, "../..")

const ID = /^(?:p|ob)[4-9]-[a-z0-9]+(?:-[a-z0-9]+)*$/
const WHERE = /^(?:portal|order-builder) §[4-9] \S/

const isRule = (value: unknown): value is IndexedRule => isShaped(value, ["id", "concept", "where", "rule"])

/** What is wrong with the index itself, one line each. */
export const indexProblems = (rules: ReadonlyArray<IndexedRule>): ReadonlyArray<string> => {
  const ids = rules.map(({ id }) => id)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} appears twice in the index`),
    ...ids.filter((id) => !ID.test(id)).map((id) => `${id} is not written as an id`),
    ...rules
      .filter(({ id, where }) => !WHERE.test(where) || !where.includes(` §${/\d/.exec(id)?.[0]} `))
      .map(({ id, where }) => `${id} does not belong to "${where}"`),
  ]
}

export const readSpecIndex = (): ReadonlyArray<IndexedRule> => {
  const rules: unknown = JSON.parse(readFileSync(join(root, "docs/spec-index.json"), "utf8"))
  if (!Array.isArray(rules) || !rules.every(isRule))
    throw new Error("docs/spec-index.json is no list of rules with id, concept, where and rule")
  return rules
}
