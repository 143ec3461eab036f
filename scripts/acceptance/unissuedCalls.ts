import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isShaped } from "../docs/isShaped.ts"
import { root } from "../docs/productRules.ts"
import type { IssuedCall } from "./issuedCalls.ts"

const UNISSUED = "docs/acceptance/unissued-calls.json"

/** A call of the original contract that our clients don't issue, and what they do instead. */
export interface UnissuedCall {
  readonly path: string
  readonly reason: string
}

const isUnissued = (value: unknown): value is UnissuedCall => isShaped(value, ["path", "reason"])

export const readUnissuedCalls = (): ReadonlyArray<UnissuedCall> => {
  const calls: unknown = JSON.parse(readFileSync(join(root, UNISSUED), "utf8"))
  if (!Array.isArray(calls) || !calls.every(isUnissued))
    throw new Error(`${UNISSUED} is no list of calls with path and reason`)
  return calls
}

/**
 * Lists calls that our clients don't issue and that lack a reason, and reasons for calls that they do issue, one line
 * each.
 */
export const issuingProblems = (
  calls: ReadonlyArray<Pick<IssuedCall, "clients" | "path">>,
  reasons: ReadonlyArray<UnissuedCall>,
): ReadonlyArray<string> => [
  ...calls
    .filter(({ clients, path }) => clients.length === 0 && reasons.every((one) => one.path !== path))
    .map(({ path }) => `none of our clients issues ${path}, and ${UNISSUED} has no reason`),
  ...reasons
    .filter(({ path }) => !calls.some((call) => call.path === path && call.clients.length === 0))
    .map(({ path }) => `${UNISSUED} says why no client issues ${path}, which is not so`),
]
