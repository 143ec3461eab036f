import { nodesAt, type SyntaxNode } from "../../scripts/docs/syntax.ts"
import { call, chain } from "./ofCall.ts"
import { literal } from "./ofLiteral.ts"
import { assigned, binary, logical, unary, update } from "./ofOperator.ts"
import { ofItsPlace } from "./ofPlace.ts"
import { type Context, NONE, type Replacements } from "./Replacements.ts"

const MAX_ELEMENTS = 20

/** The array without one of its elements; of long ones only the first and the last are left out. */
const array = (node: SyntaxNode, { text }: Context): Replacements => {
  const elements = nodesAt(node, "elements")
  const whole = text(node)
  return elements
    .map((element, at) => {
      const [before, next] = [elements[at - 1], elements[at + 1]]
      const start = next === undefined && before !== undefined ? before.end : element.start
      const end = next === undefined ? element.end : next.start
      return `${whole.slice(0, start - node.start)}${whole.slice(end - node.start)}`
    })
    .filter((_, at) => elements.length <= MAX_ELEMENTS || at === 0 || at === elements.length - 1)
}

const ofItself = (node: SyntaxNode, context: Context): Replacements => {
  switch (node.type) {
    case "BinaryExpression":
      return binary(node, context)
    case "LogicalExpression":
      return logical(node, context)
    case "Literal":
      return literal(node, context)
    case "TemplateLiteral":
      return context.parent?.type === "TaggedTemplateExpression" ? NONE : ['""']
    case "CallExpression":
      return call(node, context)
    case "UnaryExpression":
      return unary(node, context)
    case "ArrayExpression":
      return array(node, context)
    case "ChainExpression":
      return chain(node, context)
    case "UpdateExpression":
      return update(node, context)
    case "AssignmentExpression":
      return assigned(node, context)
    default:
      return NONE
  }
}

/** Returns all texts that may replace a node, each once. */
export const replacementsOf = (node: SyntaxNode, context: Context): Replacements => [
  ...new Set(
    [...ofItself(node, context), ...ofItsPlace(node, context)].filter((text) => text !== context.text(node)),
  ),
]
