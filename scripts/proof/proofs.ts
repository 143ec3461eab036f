import { isShaped } from "../docs/isShaped.ts"
import type { Mention } from "../docs/mentions.ts"
import type { ProductRule } from "../docs/productRules.ts"
import { resultOf } from "./results.ts"

/** A test that cites a rule, and a change of the rule's code under which it failed. */
export interface Proof {
  readonly id: string
  /** Relative to the root of the repository. */
  readonly file: string
  /** The title that carries the id. */
  readonly test: string
  /** The code that was changed: file, line and change as `npm run mutation` prints them. */
  readonly code: string
  readonly line: string
  readonly change: string
}

const FIELDS = ["id", "file", "test", "code", "line", "change"] as const

/** Reads what `npm run mutation -- --rules` last found on this machine; empty if it never ran. */
export const readProofs = (): ReadonlyArray<Proof> => {
  const proofs = resultOf("rules", "rules")?.details ?? []
  return Array.isArray(proofs) ? proofs.filter((one): one is Proof => isShaped(one, FIELDS)) : []
}

/** The citations that a proof covers. */
export const provenTests = (
  tests: ReadonlyArray<Mention>,
  proofs: ReadonlyArray<Proof>,
): ReadonlyArray<Mention> => {
  const known = new Set(proofs.map(({ id, file, test }) => JSON.stringify([id, file, test])))
  return tests.filter(({ id, file, name }) => known.has(JSON.stringify([id, file, name])))
}

/** Lists the rules without a test that was seen to fail under a change of their code. */
export const unproven = (
  rules: ReadonlyArray<ProductRule>,
  tests: ReadonlyArray<Mention>,
  proofs: ReadonlyArray<Proof>,
): ReadonlyArray<ProductRule> => {
  const proven = new Set(provenTests(tests, proofs).map(({ id }) => id))
  return rules.filter(({ id }) => !proven.has(id))
}
