import { everyNode, nodesAt, type SyntaxNode, statementsOf, textAt } from "../../scripts/docs/syntax.ts"

const HANDLERS = /^packages\/server\/src\/http\/(?:original|v1)\//

export const holdsHandlers = (file: string): boolean => HANDLERS.test(file)

const literalsOf = (statements: ReadonlyArray<SyntaxNode>): ReadonlyArray<string> =>
  statements
    .flatMap((statement) => [...everyNode(statement)])
    .flatMap((node) => (node.type === "Literal" ? [textAt(node, "value") ?? []].flat() : []))

/**
 * The calls that a module of the contract declares, with their paths where it says them: `post("decideSendQuote", "/sent-quotes")`,
 * and `pageMethod("PlaceOrder", "SubmitOrder")`, whose path ends with its name.
 */
export const callPaths = (file: string, text: string): ReadonlyArray<readonly [string, string | undefined]> =>
  statementsOf(file, text)
    .flatMap((statement) => [...everyNode(statement)])
    .filter(({ type }) => type === "CallExpression")
    .flatMap((call) => {
      const [first, second] = nodesAt(call, "arguments").map((argument) =>
        argument.type === "Literal" ? textAt(argument, "value") : undefined,
      )
      if (first === undefined || second === undefined) return []
      return [second.startsWith("/") ? [first, second] : [second, undefined]] as const
    })

/** Returns a pattern that recognizes a call in a text: its name, or its path with any value for each parameter. */
const traceOf = (name: string, path: string | undefined): RegExp => {
  const asPath = path?.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/:\w+/g, "[^/\\s\"'`]+")
  return new RegExp(
    asPath === undefined || asPath === "/" ? `\\b${name}\\b` : `\\b${name}\\b|${asPath}(?![\\w/-])`,
  )
}

/** Traces of the calls that a file of handlers answers. */
export const tracesOf = (
  file: string,
  text: string,
  paths: ReadonlyMap<string, string | undefined>,
): ReadonlyArray<RegExp> => {
  const named = new Set(literalsOf(statementsOf(file, text)).filter((text) => paths.has(text)))
  return [...named].map((name) => traceOf(name, paths.get(name)))
}
