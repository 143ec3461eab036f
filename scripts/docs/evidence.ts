import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { mentionsIn, type Mention } from "./mentions.ts"
import { root, type ProductRule } from "./productRules.ts"

/** Every mention of an id in the code and in the tests. */
export interface Evidence {
  readonly code: ReadonlyArray<Mention>
  readonly tests: ReadonlyArray<Mention>
}

const CODE = ["packages/*/src/**/*.{ts,tsx}"]
/** The laws that the domain exports are tests too: the sentences of our own rules are these. */
const LAWS = "packages/domain/src/testing/"
const TESTS = ["packages/*/test/**/*.{ts,tsx}", "test/**/*.ts", `${LAWS}**/*.ts`]
/** The tests of this very check make ids up. */
const OWN = "packages/domain/test/docs/"

const mentionsOf = (patterns: ReadonlyArray<string>, kind: "code" | "test"): ReadonlyArray<Mention> =>
  globSync([...patterns], { cwd: root })
    .filter((file) => !file.startsWith(OWN) && !file.includes("node_modules"))
    .filter((file) => kind === "test" || !file.startsWith(LAWS))
    .toSorted()
    .flatMap((file) => mentionsIn(file, readFileSync(join(root, file), "utf8"), kind))

export const gatherEvidence = (): Evidence => ({
  code: mentionsOf(CODE, "code"),
  tests: mentionsOf(TESTS, "test"),
})

/** The rules that no code or no test carries, with what is missing. */
export const missing = (
  rules: ReadonlyArray<ProductRule>,
  { code, tests }: Evidence,
): ReadonlyArray<{ readonly rule: ProductRule; readonly lacks: string }> => {
  const inCode = new Set(code.map(({ id }) => id))
  const inTests = new Set(tests.map(({ id }) => id))
  return rules.flatMap((rule) => {
    const lacks = [...(inCode.has(rule.id) ? [] : ["code"]), ...(inTests.has(rule.id) ? [] : ["test"])]
    return lacks.length === 0 ? [] : [{ rule, lacks: lacks.join(" and ") }]
  })
}

/** The mentions of ids that the index does not have. */
export const strangers = (
  rules: ReadonlyArray<ProductRule>,
  { code, tests }: Evidence,
): ReadonlyArray<Mention> => {
  const known = new Set(rules.map(({ id }) => id))
  return [...code, ...tests].filter(({ id }) => !known.has(id))
}
