import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { CallAccess } from "../../packages/adapters/src/contract/access/Access.ts"
import { readAccess } from "../../packages/adapters/src/contract/callAccess.ts"
import { Api } from "../../packages/adapters/src/contract/Api.ts"
import { isShaped } from "./isShaped.ts"
import { root } from "./productRules.ts"

/** A call of the original contract. */
export interface OriginalCall {
  readonly method: string
  /** Relative to the address of the site. A configured link has the address that we give it. */
  readonly path: string
  /** `portal §7`. */
  readonly where: string
  /** The fields of the reply that are ours, each with its meaning. An original client needs none of them. */
  readonly ours?: Readonly<Record<string, string>>
}

export const ORIGINAL_CALLS = "docs/calls.json"

const isCall = (value: unknown): value is OriginalCall => isShaped(value, ["method", "path", "where"])

export const readOriginalCalls = (): ReadonlyArray<OriginalCall> => {
  const calls: unknown = JSON.parse(readFileSync(join(root, ORIGINAL_CALLS), "utf8"))
  if (!Array.isArray(calls) || !calls.every(isCall))
    throw new Error(`${ORIGINAL_CALLS} is no list of calls with method, path and where`)
  return calls
}

/** A call with everything that implements and checks it; null if a part is missing. */
export interface AnsweredCall extends OriginalCall {
  readonly endpoint: { readonly group: string; readonly name: string } | null
  readonly access: CallAccess | null
  /** An example of its request and reply, relative to the root, as are the tests. */
  readonly fixture: string | null
  /** The fields named as ours that the example doesn't have. */
  readonly missingFields: ReadonlyArray<string>
  /** The tests of the server that make it. */
  readonly tests: ReadonlyArray<string>
}

/** Tests that ask about the callers of every call alike say nothing of what one answers. */
const OF_CALLERS = "packages/server/test/http/authorization/"

const serverTests = (): ReadonlyArray<{ readonly file: string; readonly text: string }> =>
  globSync("packages/server/test/**/*.ts", { cwd: root })
    .filter((file) => !file.startsWith(OF_CALLERS))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))

/** Returns the fields that no part of an example's reply has. */
const fieldsMissing = (fixture: string, fields: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (fields.length === 0) return []
  const text = JSON.stringify(JSON.parse(readFileSync(join(root, fixture), "utf8")).response)
  return fields.filter((field) => !text.includes(`"${field}":`))
}

const lastOf = (path: string): string => path.split("/").at(-1) ?? path

/** Returns the texts by which a test may name a call: page and name, or the name alone if no other call has it. */
const namesOf = ({ path }: OriginalCall, all: ReadonlyArray<OriginalCall>): ReadonlyArray<string> => {
  const name = lastOf(path)
  const byPath = [`${path.split("/").slice(-2).join("/")}"`, `${path.split("/").slice(-2).join("/")}?`]
  return all.filter((other) => lastOf(other.path) === name).length > 1 ? byPath : [...byPath, `"${name}"`]
}

/** Each call of the original contract with all that there is for it. */
export const answeredCalls = (
  calls: ReadonlyArray<OriginalCall> = readOriginalCalls(),
): ReadonlyArray<AnsweredCall> => {
  const contract = readAccess(Api).calls
  const tests = serverTests()
  const fixtures = new Set(globSync("fixtures/http/*.json", { cwd: root }))
  return calls.map((call) => {
    const found = contract.find(({ method, path }) => method === call.method && path === `/${call.path}`)
    const fixture = `fixtures/http/${found?.call}.json`
    const names = namesOf(call, calls)
    const ours = Object.keys(call.ours ?? {})
    return {
      ...call,
      endpoint: found === undefined ? null : { group: found.group, name: found.call },
      access: found?.access ?? null,
      fixture: fixtures.has(fixture) ? fixture : null,
      missingFields: fixtures.has(fixture) ? fieldsMissing(fixture, ours) : ours,
      tests: tests.filter(({ text }) => names.some((one) => text.includes(one))).map(({ file }) => file),
    }
  })
}

/** Lists what each call lacks, one line per call. */
export const callProblems = (calls: ReadonlyArray<AnsweredCall>): ReadonlyArray<string> =>
  calls.flatMap((call) => {
    const lacks = [
      ...(call.endpoint === null ? ["endpoint"] : []),
      ...(call.access === null ? ["annotation with Access"] : []),
      ...(call.fixture === null ? ["fixture"] : []),
      ...call.missingFields.map((field) => `field ${field} in its example`),
      ...(call.tests.length === 0 ? ["test of its handler"] : []),
    ]
    return lacks.length === 0 ? [] : [`${call.method} ${call.path} lacks ${lacks.join(", ")}`]
  })
