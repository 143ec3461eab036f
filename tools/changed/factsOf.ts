import {
  childrenOf,
  nodeAt,
  nodesAt,
  part,
  type SyntaxNode,
  statementsOf,
  textAt,
} from "../../scripts/docs/syntax.ts"
import { type Facts, type Foreign, LOADING, type Own } from "./Facts.ts"
import { addMentions, isType, type Mentions, shapeOf } from "./mentionsOf.ts"

const nameOf = (node: SyntaxNode | undefined): string =>
  node === undefined ? "" : (textAt(node, "name") ?? textAt(node, "value") ?? "")

/** The names that a pattern binds. */
const boundBy = (pattern: SyntaxNode): ReadonlyArray<string> => {
  if (pattern.type === "Identifier") return [nameOf(pattern)]
  if (pattern.type === "Property") return boundBy(nodeAt(pattern, "value") ?? pattern)
  if (pattern.type === "AssignmentPattern") return boundBy(nodeAt(pattern, "left") ?? pattern)
  return childrenOf(pattern).flatMap(boundBy)
}

interface Declared {
  readonly names: ReadonlyArray<string>
  readonly node: SyntaxNode
}

/** Lists what a statement declares; empty if it declares nothing. */
const declaredBy = (statement: SyntaxNode): ReadonlyArray<Declared> => {
  if (statement.type === "VariableDeclaration")
    return nodesAt(statement, "declarations").map((node) => ({
      names: boundBy(nodeAt(node, "id") ?? node),
      node,
    }))
  return statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration"
    ? [{ names: [nameOf(nodeAt(statement, "id"))], node: statement }]
    : []
}

/** Reads what a module says of names; with `shapes` also what it says. */
export const factsOf = (file: string, text: string, shaped = false): Facts => {
  const imports = new Map<string, Foreign>()
  const exports = new Map<string, Foreign | Own>()
  const stars: Array<string> = []
  const loads: Array<string> = []
  const all = new Map<string, Mentions>()
  const shapes = new Map<string, string>()

  const add = (name: string, node: SyntaxNode): void => {
    const mentions = all.get(name) ?? { names: new Set(), paths: new Set() }
    addMentions(node, mentions)
    all.set(name, mentions)
    if (shaped) shapes.set(name, (shapes.get(name) ?? "") + shapeOf(node))
  }
  const declare = (statement: SyntaxNode): ReadonlyArray<string> => {
    const declared = declaredBy(statement)
    for (const { names, node } of declared) for (const name of names) add(name, node)
    return declared.flatMap(({ names }) => names)
  }

  const importing = (statement: SyntaxNode, from: string): void => {
    if (part(statement, "importKind") === "type") return
    loads.push(from)
    for (const one of nodesAt(statement, "specifiers")) {
      if (part(one, "importKind") === "type") continue
      const name =
        one.type === "ImportSpecifier"
          ? nameOf(nodeAt(one, "imported"))
          : one.type === "ImportDefaultSpecifier"
            ? "default"
            : "*"
      imports.set(nameOf(nodeAt(one, "local")), { from, name })
    }
  }

  const exporting = (statement: SyntaxNode, from: string | undefined): void => {
    if (part(statement, "exportKind") === "type") return
    if (from !== undefined) loads.push(from)
    const declaration = nodeAt(statement, "declaration")
    if (declaration !== undefined) for (const name of declare(declaration)) exports.set(name, { local: name })
    for (const one of nodesAt(statement, "specifiers")) {
      if (part(one, "exportKind") === "type") continue
      const local = nameOf(nodeAt(one, "local"))
      const name = nameOf(nodeAt(one, "exported"))
      exports.set(name, from === undefined ? { local } : { from, name: local })
    }
  }

  for (const statement of statementsOf(file, text)) {
    if (isType(statement)) continue
    const source = nodeAt(statement, "source")
    const from = source === undefined ? undefined : textAt(source, "value")
    if (statement.type === "ImportDeclaration") importing(statement, from ?? "")
    else if (statement.type === "ExportNamedDeclaration") exporting(statement, from)
    else if (statement.type === "ExportAllDeclaration") {
      if (part(statement, "exportKind") === "type") continue
      loads.push(from ?? "")
      const name = nodeAt(statement, "exported")
      if (name === undefined) stars.push(from ?? "")
      else exports.set(nameOf(name), { from: from ?? "", name: "*" })
    } else if (statement.type === "ExportDefaultDeclaration") {
      add("default", nodeAt(statement, "declaration") ?? statement)
      exports.set("default", { local: "default" })
    } else if (declare(statement).length === 0) add(LOADING, statement)
  }
  return {
    imports,
    exports,
    stars,
    loads,
    mentions: new Map([...all].map(([name, { names }]) => [name, names])),
    paths: new Map([...all].map(([name, { paths }]) => [name, paths])),
    shapes,
  }
}
