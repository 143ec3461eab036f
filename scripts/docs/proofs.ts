import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isShaped } from "./isShaped.ts"
import type { Mention } from "./mentions.ts"
import { root, type IndexedRule } from "./specIndex.ts"

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

export const PROOFS = "docs/killed.json"

/** What `npm run mutation -- --rules` wrote last. */
export const readProofs = (): ReadonlyArray<Proof> => {
  const proofs: unknown = JSON.parse(readFileSync(join(root, PROOFS), "utf8"))
  const fields = ["id", "file", "test", "code", "line", "change"] as const
  if (!Array.isArray(proofs) || !proofs.every((one): one is Proof => isShaped(one, fields)))
    throw new Error(`${PROOFS} is not a list of proofs: npm run mutation -- --rules writes a new one`)
  return proofs
}

/** The citations that a proof covers. */
export const provenTests = (
  tests: ReadonlyArray<Mention>,
  proofs: ReadonlyArray<Proof>,
): ReadonlyArray<Mention> => {
  const known = new Set(proofs.map(({ id, file, test }) => JSON.stringify([id, file, test])))
  return tests.filter(({ id, file, name }) => known.has(JSON.stringify([id, file, name])))
}

/** The rules none of whose tests was seen to fail under a change of their code. */
export const unproven = (
  rules: ReadonlyArray<IndexedRule>,
  tests: ReadonlyArray<Mention>,
  proofs: ReadonlyArray<Proof>,
): ReadonlyArray<IndexedRule> => {
  const proven = new Set(provenTests(tests, proofs).map(({ id }) => id))
  return rules.filter(({ id }) => !proven.has(id))
}
