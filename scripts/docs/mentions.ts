import { everyNode, nodeAt, nodesAt, statementsOf, textAt, type SyntaxNode } from "./syntax.ts"

/** A place that names a rule's id. */
export interface Mention {
  readonly id: string
  /** Relative to the root of the repository. */
  readonly file: string
  readonly line: number
  /** The declaration that carries it, or the title of the test; null where a file has neither. */
  readonly name: string | null
}

const ID_IN_TEXT = /(?<![\w-])(?:p|ob)[4-9]-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])/g
const STATED = new Set(["describe", "it", "test", "always", "law"])

/** A node that has a name of its own. */
export interface Named {
  readonly start: number
  readonly end: number
  readonly name: string
}

/** The name that a statement declares, exported or not. */
export const declaredName = (statement: SyntaxNode): string | undefined => {
  const declaration = nodeAt(statement, "declaration") ?? statement
  const declared = nodesAt(declaration, "declarations")[0] ?? declaration
  const id = nodeAt(declared, "id")
  return id === undefined ? undefined : textAt(id, "name")
}

/** Lists the named declarations of a file, exported or not. */
export const declarationsOf = (file: string, text: string): ReadonlyArray<Named> =>
  statementsOf(file, text).flatMap((statement) => {
    const name = declaredName(statement)
    return name === undefined ? [] : [{ start: statement.start, end: statement.end, name }]
  })

/** `describe` of `describe("x")`, `describe.each(table)("x")` and `describe.skip("x")`. */
const calledName = (callee: SyntaxNode | undefined): string | undefined => {
  if (callee === undefined) return undefined
  const inner = nodeAt(callee, "object") ?? nodeAt(callee, "callee") ?? nodeAt(callee, "tag")
  return inner === undefined ? textAt(callee, "name") : calledName(inner)
}

const literalText = (node: SyntaxNode | undefined, text: string): string | undefined => {
  if (node?.type === "Literal") return textAt(node, "value")
  if (node?.type === "TemplateLiteral")
    return text.slice(node.start + 1, node.end - 1).replaceAll(/\$\{[^}]*\}/g, "…")
  return undefined
}

const titled = (node: SyntaxNode, text: string): ReadonlyArray<Named> => {
  const isCase = node.type === "ArrayExpression"
  const isStated = node.type === "CallExpression" && STATED.has(calledName(nodeAt(node, "callee")) ?? "")
  if (!isCase && !isStated) return []
  const name = literalText(nodesAt(node, isCase ? "elements" : "arguments")[0], text)
  return name === undefined ? [] : [{ start: node.start, end: node.end, name }]
}

/** The titles of `describe`, `it`, `always` and `law`, and the names in the registry of golden rules. */
export const titlesOf = (file: string, text: string): ReadonlyArray<Named> => {
  const isRegistry = file.includes("/golden/rules/")
  return statementsOf(file, text)
    .flatMap((statement) => [...everyNode(statement)])
    .filter(({ type }) => isRegistry || type !== "ArrayExpression")
    .flatMap((node) => titled(node, text))
}

const isComment = (line: string): boolean => /^\s*(?:\/\/|\/?\*)/.test(line)

const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1

/**
 * Tells whether a mention is in a separate comment, with only comments and empty lines between it and its
 * declaration.
 */
const isDirectlyBefore = (text: string, offset: number, start: number): boolean =>
  text
    .slice(lineStart(text, offset), start)
    .split("\n")
    .every((line, at) => isComment(line) || (at > 0 && line.trim() === ""))

/**
 * Finds the name that a comment belongs to: the one right after it, else the innermost around it or earlier on its
 * line, else the next.
 */
const nameAt = (named: ReadonlyArray<Named>, text: string, offset: number): string | null => {
  const next = named.find(({ start }) => start > offset)
  if (next !== undefined && isDirectlyBefore(text, offset, next.start)) return next.name
  const line = lineStart(text, offset)
  const here = named.findLast(({ start, end }) => start <= offset && (offset < end || start >= line))
  return (here ?? next)?.name ?? null
}

/** All ids that a file names. `kind` says whether declarations or titles of tests carry them. */
export const mentionsIn = (file: string, text: string, kind: "code" | "test"): ReadonlyArray<Mention> => {
  const found = [...text.matchAll(ID_IN_TEXT)]
  if (found.length === 0) return []
  const named = (kind === "code" ? declarationsOf(file, text) : titlesOf(file, text)).toSorted(
    (one, other) => one.start - other.start,
  )
  return found.map(({ 0: id, index }) => ({
    id,
    file,
    line: text.slice(0, index).split("\n").length,
    name: nameAt(named, text, index),
  }))
}
