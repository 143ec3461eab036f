/**
 * `npm run english:draw`: docstrings, texts and names drawn from all packages, for a reader who knows nothing else to
 * judge. The last commit is the seed, so that everyone draws the same; another one with --seed.
 */
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { everyNode, nodeAt, nodesAt, statementsOf, type SyntaxNode, textAt } from "../docs/syntax.ts"

const root = join(import.meta.dirname, "../..")
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    docstrings: { type: "string", default: "60" },
    texts: { type: "string", default: "40" },
    names: { type: "string", default: "40" },
  },
})
const seed = values.seed ?? execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim()

/** The order of what is drawn: by a hash that the seed changes. */
const placeOf = (text: string): string => createHash("sha256").update(`${seed} ${text}`).digest("hex")
const draw = (all: ReadonlyArray<string>, many: string): ReadonlyArray<string> =>
  [...new Set(all)]
    .map((text) => [placeOf(text), text] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, Number(many))
    .map(([, text]) => text)

const DOCSTRING = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(.*)/g

const docstringsIn = (source: string): ReadonlyArray<string> =>
  [...source.matchAll(DOCSTRING)].map(
    ([, prose = "", code = ""]) =>
      `${prose
        .replaceAll(/^[ \t]*\* ?/gm, " ")
        .replaceAll(/\s+/g, " ")
        .trim()}\n    ${code.trim().slice(0, 100)}`,
  )

const SQL =
  /\b(?:SELECT|WHERE|INSERT INTO|CREATE|ALTER TABLE|DELETE FROM|SET|CASE|JOIN|IS (?:NOT )?NULL|ON CONFLICT)\b/

/** Tells whether people may read a string: it has three words or more. A template's gaps are dots. */
const isText = (text: string): boolean =>
  /^[A-Z0-9…$'“].*\s\S+\s/s.test(text) &&
  /[a-z]{3}/.test(text) &&
  !SQL.test(text) &&
  !/^[\w-]*:|::|=>/.test(text)

const textOf = (node: SyntaxNode): string | undefined => {
  switch (node.type) {
    case "Literal":
    case "JSXText":
      return textAt(node, "value")?.replaceAll(/\s+/g, " ").trim()
    case "TemplateLiteral":
      return nodesAt(node, "quasis")
        .map((quasi) => {
          const value: unknown = Reflect.get(quasi, "value")
          return typeof value === "object" && value !== null ? String(Reflect.get(value, "cooked")) : ""
        })
        .join("…")
        .replaceAll(/\s+/g, " ")
        .trim()
    default:
      return undefined
  }
}

/** The original contract's words beside our own, which stay as they are: the property of a text in both wordings. */
const originalsIn = (nodes: ReadonlyArray<SyntaxNode>): ReadonlySet<string> =>
  new Set(
    nodes
      .filter(
        (node) => node.type === "Property" && textAt(nodeAt(node, "key") ?? node, "name") === "original",
      )
      .flatMap((node) => textOf(nodeAt(node, "value") ?? node) ?? []),
  )

const textsIn = (nodes: ReadonlyArray<SyntaxNode>): ReadonlyArray<string> => {
  const originals = originalsIn(nodes)
  return nodes.flatMap((node) => textOf(node) ?? []).filter((text) => isText(text) && !originals.has(text))
}

/** Names that a module exports where it declares them. */
const namesIn = (statements: ReadonlyArray<SyntaxNode>): ReadonlyArray<string> =>
  statements
    .filter(({ type }) => type === "ExportNamedDeclaration")
    .flatMap((statement) => nodeAt(statement, "declaration") ?? [])
    .flatMap((declaration) => [nodeAt(declaration, "id") ?? [], nodesAt(declaration, "declarations")].flat(2))
    .flatMap(
      (declared) => textAt(declared, "name") ?? textAt(nodeAt(declared, "id") ?? declared, "name") ?? [],
    )

const docstrings: Array<string> = []
const texts: Array<string> = []
const names: Array<string> = []
for (const file of globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root }).toSorted()) {
  const source = readFileSync(join(root, file), "utf8")
  const statements = statementsOf(file, source)
  const nodes = statements
    .filter(({ type }) => type !== "ImportDeclaration")
    .flatMap((statement) => [...everyNode(statement)])
  docstrings.push(...docstringsIn(source).map((found) => `${found}\n    ${file}`))
  texts.push(...textsIn(nodes).map((found) => `${found}\n    ${file}`))
  names.push(...namesIn(statements).map((found) => `${found}  (${file})`))
}

const print = (title: string, drawn: ReadonlyArray<string>): void => {
  process.stdout.write(`${title}\n\n${drawn.map((text, at) => `${at + 1}. ${text}`).join("\n")}\n\n`)
}
process.stdout.write(`Seed ${seed}\n\n`)
print(`${values.docstrings} of ${docstrings.length} docstrings`, draw(docstrings, values.docstrings))
print(`${values.texts} of ${texts.length} texts`, draw(texts, values.texts))
print(`${values.names} of ${names.length} names`, draw(names, values.names))
