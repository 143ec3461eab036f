import { parseAst } from "rolldown/parseAst"

/** A node of the syntax tree; offsets count UTF-16 units of the text. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && "start" in value && "end" in value

/** Returns a part of a node by its name; undefined if the node doesn't have it. */
export const part = (node: SyntaxNode, name: string): unknown => Reflect.get(node, name)

export const nodeAt = (node: SyntaxNode, name: string): SyntaxNode | undefined => {
  const value = part(node, name)
  return isNode(value) ? value : undefined
}

export const nodesAt = (node: SyntaxNode, name: string): ReadonlyArray<SyntaxNode> => {
  const value = part(node, name)
  return Array.isArray(value) ? value.filter(isNode) : []
}

export const textAt = (node: SyntaxNode, name: string): string | undefined => {
  const value = part(node, name)
  return typeof value === "string" ? value : undefined
}

export const childrenOf = (node: SyntaxNode): ReadonlyArray<SyntaxNode> =>
  Object.keys(node).flatMap((name) => [...nodesAt(node, name), ...[nodeAt(node, name) ?? []].flat()])

/** Every node below a node and itself, parents first. */
export function* everyNode(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const child of childrenOf(node)) yield* everyNode(child)
}

/** The statements of a module; TypeScript as it is. */
export const statementsOf = (file: string, text: string): ReadonlyArray<SyntaxNode> =>
  parseAst(text, { lang: file.endsWith(".tsx") ? "tsx" : "ts" }, file).body
