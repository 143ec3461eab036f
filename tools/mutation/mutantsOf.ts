import { childrenOf, nodeAt, part, statementsOf, type SyntaxNode } from "../../scripts/docs/syntax.ts"
import { describeChange } from "./describeChange.ts"
import type { Mutant } from "./Mutant.ts"
import { replacementsOf } from "./operators.ts"

const transparentTypes = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"])

const isSkipped = (node: SyntaxNode): boolean =>
  (node.type.startsWith("TS") && !transparentTypes.has(node.type)) ||
  ["ImportDeclaration", "ExportAllDeclaration", "ExportSpecifier"].includes(node.type)

/** Names of members are no expressions. */
const isName = (node: SyntaxNode, parent: SyntaxNode | null): boolean =>
  parent !== null &&
  part(parent, "computed") !== true &&
  (part(parent, "key") === node || (parent.type === "MemberExpression" && part(parent, "property") === node))

/** Tells whether a pattern binds a node or an assignment writes to it; such a node isn't an expression either. */
const isTarget = (node: SyntaxNode, parent: SyntaxNode | null): boolean =>
  parent !== null &&
  ((["AssignmentExpression", "AssignmentPattern"].includes(parent.type) && part(parent, "left") === node) ||
    (parent.type === "UpdateExpression" && part(parent, "argument") === node))

/** All small changes to a file that its tests should notice, in the order of the text. */
export const mutantsOf = (file: string, text: string): ReadonlyArray<Mutant> => {
  const textOf = (node: SyntaxNode): string => text.slice(node.start, node.end)
  const lineAt = (offset: number): number => text.slice(0, offset).split("\n").length
  const lines = text.split("\n")

  const visit = (node: SyntaxNode, parent: SyntaxNode | null, inChain: boolean): ReadonlyArray<Mutant> => {
    if (isSkipped(node) || isName(node, parent)) return []
    const isWholeChain = parent?.type === "ChainExpression" && nodeAt(parent, "expression") === node
    const context = { parent, inChain, text: textOf }
    const replacements = isTarget(node, parent) || isWholeChain ? [] : replacementsOf(node, context)
    const line = lineAt(node.start)
    const own = replacements.map((replacement) => ({
      file,
      start: node.start,
      end: node.end,
      replacement,
      line,
      text: (lines[line - 1] ?? "").trim(),
      change: describeChange(textOf(node), replacement),
    }))
    const chained =
      node.type === "ChainExpression" ||
      (inChain && ["MemberExpression", "CallExpression"].includes(node.type))
    return [
      ...own,
      ...childrenOf(node).flatMap((child) =>
        visit(child, node, chained && (isWholeChain || isLink(child, node))),
      ),
    ]
  }

  return statementsOf(file, text)
    .flatMap((statement) => visit(statement, null, false))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
}

/** The part of a chain that continues with it, unlike the arguments of its calls. */
const isLink = (child: SyntaxNode, node: SyntaxNode): boolean =>
  node.type === "ChainExpression" || part(node, "object") === child || part(node, "callee") === child
