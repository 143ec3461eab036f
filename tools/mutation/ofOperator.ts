import { nodeAt, part, textAt, type SyntaxNode } from "../../scripts/docs/syntax.ts"
import { isTest } from "./ofPlace.ts"
import { type Context, NONE, type Replacements } from "./Replacements.ts"
import { arithmetic, assignment, boundary } from "./substitutes.ts"

const isText = (node: SyntaxNode | undefined): boolean =>
  node?.type === "TemplateLiteral" || (node?.type === "Literal" && typeof part(node, "value") === "string")

export const binary = (node: SyntaxNode, { parent, text }: Context): Replacements => {
  const [left, right] = [nodeAt(node, "left"), nodeAt(node, "right")]
  const operator = textAt(node, "operator") ?? ""
  if (left === undefined || right === undefined || (operator === "+" && (isText(left) || isText(right))))
    return NONE
  // Where a condition is tried both ways, and where an operand is left out, the opposite would say the same again.
  const isSwitched = isTest(node, parent) || parent?.type === "LogicalExpression"
  const opposite = operator.endsWith("==") ? 0 : 1
  const others = (boundary.get(operator) ?? []).filter((_, at) => !isSwitched || at !== opposite)
  return [...others, ...(arithmetic.get(operator) ?? [])].map(
    (other) => `${text(left)} ${other} ${text(right)}`,
  )
}

export const logical = (node: SyntaxNode, { text }: Context): Replacements => {
  const [left, right] = [nodeAt(node, "left"), nodeAt(node, "right")]
  if (left === undefined || right === undefined) return NONE
  const operator = textAt(node, "operator")
  const swapped =
    operator === "??" ? [] : [`(${text(left)}) ${operator === "&&" ? "||" : "&&"} (${text(right)})`]
  return [...swapped, text(left), text(right)]
}

export const unary = (node: SyntaxNode, { text }: Context): Replacements => {
  const argument = nodeAt(node, "argument")
  const operator = textAt(node, "operator")
  return argument !== undefined && (operator === "!" || operator === "-") ? [text(argument)] : NONE
}

export const update = (node: SyntaxNode, { text }: Context): Replacements => {
  const argument = nodeAt(node, "argument")
  if (argument === undefined) return NONE
  return [`${text(argument)}${textAt(node, "operator") === "++" ? "--" : "++"}`]
}

export const assigned = (node: SyntaxNode, { text }: Context): Replacements => {
  const [left, right] = [nodeAt(node, "left"), nodeAt(node, "right")]
  if (left === undefined || right === undefined) return NONE
  return (assignment.get(textAt(node, "operator") ?? "") ?? []).map(
    (other) => `${text(left)} ${other} ${text(right)}`,
  )
}
