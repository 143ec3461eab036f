import { nodeAt, part, type SyntaxNode } from "../../scripts/docs/syntax.ts"
import { type Context, NONE, type Replacements } from "./Replacements.ts"

const number = (value: number | bigint): Replacements =>
  typeof value === "bigint" ? [`${value + 1n}n`, `${value - 1n}n`] : [`${value + 1}`, `${value - 1}`]

const regex = (pattern: string, flags: string): Replacements => {
  const changed = [
    pattern.replace(/^\^/, ""),
    pattern.replace(/\$$/, ""),
    pattern.replace(/\{(\d+)/, (_, n: string) => `{${Number(n) + 1}`),
    pattern.replace(/\{(\d+)/, (_, n: string) => `{${Number(n) - 1}`),
    pattern.replace(/(?<!\\)\+/, "*"),
    pattern.replace(/(?<!\\)\*/, "+"),
  ]
  return [...new Set(changed)].filter((other) => other !== pattern).map((other) => `/${other}/${flags}`)
}

/** A word that only names something for people: a span of a trace, an identifier of a service or an operator's operand. */
const isLabel = (node: SyntaxNode, { parent, text }: Context): boolean => {
  if (parent === null) return false
  if (parent.type === "BinaryExpression" || parent.type === "SwitchCase") return true
  const callee = parent.type === "CallExpression" ? nodeAt(parent, "callee") : undefined
  return callee !== undefined && callee !== node && /^Effect\.fn|^Context\.Service/.test(text(callee))
}

export const literal = (node: SyntaxNode, context: Context): Replacements => {
  const value = part(node, "value")
  const pattern = nodeRegex(node)
  if (pattern !== null) return regex(pattern.pattern, pattern.flags)
  if (typeof value === "boolean") return [String(!value)]
  if (typeof value === "number" || typeof value === "bigint") return number(value)
  if (typeof value === "string" && !isLabel(node, context)) return [value === "" ? '"mutated"' : '""']
  return NONE
}

const nodeRegex = (node: SyntaxNode): { readonly pattern: string; readonly flags: string } | null => {
  const value = part(node, "regex")
  if (typeof value !== "object" || value === null || !("pattern" in value) || !("flags" in value)) return null
  return { pattern: String(value.pattern), flags: String(value.flags) }
}
