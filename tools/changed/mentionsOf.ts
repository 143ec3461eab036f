import { childrenOf, isNode, nodeAt, part, type SyntaxNode, textAt } from "../../scripts/docs/syntax.ts"

/** Nodes of types that hold a value as well. */
const AROUND_VALUES = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSInstantiationExpression",
])

export const isType = ({ type }: SyntaxNode): boolean => type.startsWith("TS") && !AROUND_VALUES.has(type)

/** Texts as long as this are prose, not paths. */
const LONGEST_PATH = 200

const PATH = /^[\w@./-]*[./]\w[\w@./-]*$/

export interface Mentions {
  readonly names: Set<string>
  readonly paths: Set<string>
}

/** Keys that are names of properties, not of values. */
const keyOf = (node: SyntaxNode): string | undefined =>
  part(node, "computed") === true
    ? undefined
    : { MemberExpression: "property", Property: "key", MethodDefinition: "key", PropertyDefinition: "key" }[
        node.type
      ]

/** Adds the names that a node mentions, and the texts that may be paths. A name that something local hides counts too. */
export const addMentions = (node: SyntaxNode, into: Mentions): void => {
  if (isType(node)) return
  const key = keyOf(node)
  const object = nodeAt(node, "object")
  if (node.type === "Identifier" || node.type === "JSXIdentifier") into.names.add(textAt(node, "name") ?? "")
  if (node.type === "Literal") addPath(textAt(node, "value"), into)
  if (node.type === "TemplateElement") {
    const value = part(node, "value")
    if (typeof value === "object" && value !== null) addPath(String(Reflect.get(value, "cooked")), into)
  }
  if (node.type === "MemberExpression" && key !== undefined && object?.type === "Identifier") {
    into.names.add(`${textAt(object, "name")}.${textAt(nodeAt(node, "property") ?? node, "name")}`)
    return
  }
  const left = key === undefined ? undefined : nodeAt(node, key)
  for (const child of childrenOf(node)) if (child !== left) addMentions(child, into)
}

const addPath = (text: string | undefined, into: Mentions): void => {
  if (text !== undefined && text.length < LONGEST_PATH && PATH.test(text)) into.paths.add(text)
}

/** A node as text, without places, comments and types. */
export const shapeOf = (node: SyntaxNode): string =>
  JSON.stringify(node, (name, value) => {
    if (name === "start" || name === "end") return undefined
    if (typeof value === "bigint") return `${value}n`
    return isNode(value) && isType(value) ? undefined : value
  })
