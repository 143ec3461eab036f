import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { declaredName } from "./mentions.ts"
import { root } from "./productRules.ts"
import { isNode, nodeAt, part, statementsOf, textAt, type SyntaxNode } from "./syntax.ts"

/** Texts by their path from the root. */
export type Sources = ReadonlyMap<string, string>

interface Imported {
  readonly local: string
  readonly name: string
  /** The specifier. */
  readonly from: string
}

const DOMAIN = "packages/domain/src/"
const LISTED = /^(?:import|export) \{([^}]*)\} from "([^"]+)"/gm

/** The values that a file imports or passes on by name; types run nothing. */
const importedValues = (text: string): ReadonlyArray<Imported> =>
  [...text.matchAll(LISTED)].flatMap(([, names = "", from = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((listed) => {
        const [name = "", local = name] = listed.split(" as ")
        return { local, name, from }
      }),
  )

/** Names of members and keys are no references, and neither is anything in a type. */
const referring = (node: SyntaxNode): ReadonlyArray<SyntaxNode> => {
  if (/^TS(?:Type|Interface|Function|Union|Array|Literal)/.test(node.type)) return []
  const isNamed = part(node, "computed") !== true
  if (node.type === "MemberExpression" && isNamed) return [nodeAt(node, "object") ?? []].flat()
  if (node.type === "Property" && isNamed) return [nodeAt(node, "value") ?? []].flat()
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

function* namesUsed(node: SyntaxNode): Generator<string> {
  if (node.type === "Identifier") yield textAt(node, "name") ?? ""
  for (const child of referring(node)) yield* namesUsed(child)
}

/** By `file#name`, the names that each declaration of a file uses. */
const declarationsIn = (file: string, text: string): ReadonlyArray<readonly [string, ReadonlySet<string>]> =>
  statementsOf(file, text).flatMap((statement) => {
    const name = declaredName(statement)
    return name === undefined ? [] : [[name, new Set(namesUsed(statement))] as const]
  })

/**
 * For each declaration of the domain, by `file#name`, the packages whose code uses it: names it, or names what uses it.
 * Worked out from the imports, so code counts that nothing runs yet; `npm run reach` measures what runs.
 */
export const reachingPackages = (sources: Sources): ReadonlyMap<string, ReadonlySet<string>> => {
  const domain = [...sources].filter(([file]) => file.startsWith(DOMAIN))
  const imports = new Map(
    domain.map(([file, text]) => [
      file,
      new Map(
        importedValues(text).map((one) => [one.local, { ...one, from: join(dirname(file), one.from) }]),
      ),
    ]),
  )
  const declared = new Map(domain.map(([file, text]) => [file, new Map(declarationsIn(file, text))] as const))
  const reaching = new Map<string, Set<string>>()
  const visit = (owner: string, file: string, name: string): void => {
    const own = declared.get(file)?.get(name)
    const key = `${file}#${name}`
    if (own === undefined) {
      const passedOn = imports.get(file)?.get(name)
      if (passedOn !== undefined) visit(owner, passedOn.from, passedOn.name)
      return
    }
    const known = reaching.get(key) ?? new Set()
    reaching.set(key, known)
    if (known.has(owner)) return
    known.add(owner)
    for (const used of own) if (used !== name) visit(owner, file, used)
  }
  for (const [file, text] of sources) {
    const [, owner = ""] = file.split("/")
    if (owner === "domain") continue
    for (const { from, name } of importedValues(text))
      if (from.startsWith("@listwright/domain/"))
        visit(owner, `${from.replace("@listwright/domain/", DOMAIN)}.ts`, name)
  }
  return reaching
}

/** The product's sources, without the laws that only tests run. */
export const productSources = (): Sources =>
  new Map(
    globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => !/^packages\/domain\/src\/testing\b/.test(file))
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  )
