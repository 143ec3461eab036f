import { nodeAt, nodesAt, textAt, type SyntaxNode } from "../../scripts/docs/syntax.ts"
import { type Context, NONE, type Replacements } from "./Replacements.ts"
import { negatable, siblings, skippable, unwrappable } from "./substitutes.ts"

const calledName = (callee: SyntaxNode): string | undefined => {
  const property = callee.type === "MemberExpression" ? nodeAt(callee, "property") : callee
  return property === undefined ? undefined : textAt(property, "name")
}

export const call = (node: SyntaxNode, { inChain, text }: Context): Replacements => {
  const callee = nodeAt(node, "callee")
  const name = callee === undefined ? undefined : calledName(callee)
  if (callee === undefined || name === undefined || inChain) return NONE
  const receiver = nodeAt(callee, "object")
  const first = nodesAt(node, "arguments")[0]
  const rest = text(node).slice(text(callee).length)
  const others = receiver === undefined ? [] : (siblings.get(name) ?? [])
  return [
    ...others.map((other) => `${text(callee).slice(0, -name.length)}${other}${rest}`),
    ...(receiver !== undefined && skippable.has(name) ? [text(receiver)] : []),
    ...(first !== undefined && first.type !== "SpreadElement" && unwrappable.has(name) ? [text(first)] : []),
    ...(negatable.has(name) ? [`!${text(node)}`] : []),
  ]
}

/** `a?.b` without its question mark. */
export const chain = (node: SyntaxNode, { text }: Context): Replacements =>
  [...text(node).matchAll(/\?\.(?=([[(])?)/g)].map(({ index, 1: bracket }) => {
    const whole = text(node)
    return `${whole.slice(0, index)}${bracket === undefined ? "." : ""}${whole.slice(index + 2)}`
  })
