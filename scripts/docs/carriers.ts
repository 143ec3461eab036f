import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Evidence } from "./evidence.ts"
import { declarationsOf, type Mention } from "./mentions.ts"
import { root } from "./productRules.ts"
import { everyNode, statementsOf } from "./syntax.ts"

interface Span {
  readonly start: number
  readonly end: number
}

/** A declaration of the domain that carries ids of rules. */
export interface Carrier {
  /** Relative to the root of the repository. */
  readonly file: string
  readonly name: string
  readonly ids: ReadonlyArray<string>
  /** The functions in it. Empty for what has nothing to run: constants, types, schemas. */
  readonly functions: ReadonlyArray<Span>
}

export const carrierKey = ({ file, name }: Pick<Carrier, "file" | "name">): string => `${file}#${name}`

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"])

/** All functions of a file, with those inside of others. */
export const functionsOf = (file: string, text: string): ReadonlyArray<Span> =>
  statementsOf(file, text)
    .flatMap((statement) => [...everyNode(statement)])
    .filter(({ type }) => FUNCTIONS.has(type))
    .map(({ start, end }) => ({ start, end }))

/** The carriers among a file's declarations. */
export const carriersIn = (
  file: string,
  text: string,
  mentions: ReadonlyArray<Mention>,
): ReadonlyArray<Carrier> => {
  const functions = functionsOf(file, text)
  return declarationsOf(file, text).flatMap(({ name, start, end }) => {
    const ids = mentions.filter((one) => one.file === file && one.name === name).map(({ id }) => id)
    if (ids.length === 0) return []
    const own = functions.filter((span) => span.start >= start && span.end <= end)
    return [{ file, name, ids: [...new Set(ids)], functions: own }]
  })
}

const DOMAIN = "packages/domain/src/"

/** Every carrier of the domain. */
export const carriersOf = ({ code }: Evidence): ReadonlyArray<Carrier> =>
  [...new Set(code.map(({ file }) => file))]
    .filter((file) => file.startsWith(DOMAIN))
    .flatMap((file) => carriersIn(file, readFileSync(join(root, file), "utf8"), code))
