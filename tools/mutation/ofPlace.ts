import { part, textAt, type SyntaxNode } from "../../scripts/docs/syntax.ts"
import { type Context, NONE, type Replacements } from "./Replacements.ts"

const isConstant = (node: SyntaxNode): boolean =>
  node.type === "Literal" || (node.type === "Identifier" && textAt(node, "name") === "undefined")

/** Tells whether a node is the condition of its parent. */
export const isTest = (node: SyntaxNode, parent: SyntaxNode | null): boolean =>
  parent !== null &&
  ["IfStatement", "ConditionalExpression", "WhileStatement"].includes(parent.type) &&
  part(parent, "test") === node

/**
 * Returns the replacements that a node's place in its parent allows: a condition, a returned value, a statement, a
 * case, a spread.
 */
export const ofItsPlace = (node: SyntaxNode, { parent }: Context): Replacements => {
  if (parent === null) return NONE
  if (isTest(node, parent)) {
    if (node.type === "LogicalExpression") return NONE
    return parent.type === "WhileStatement" ? ["false"] : ["true", "false"]
  }
  switch (parent.type) {
    case "ReturnStatement":
      return isConstant(node) ? NONE : ["undefined"]
    case "ArrowFunctionExpression":
      return part(parent, "body") !== node || node.type === "BlockStatement" || isConstant(node)
        ? NONE
        : ["undefined"]
    case "ExpressionStatement":
      return ["undefined"]
    case "SwitchCase":
      return part(parent, "test") === node ? ["Symbol()"] : NONE
    case "SpreadElement":
      return ["[]"]
    default:
      return NONE
  }
}
