import { everyNode, nodeAt, nodesAt, type SyntaxNode, statementsOf, textAt } from "../docs/syntax.ts"

/** A call of the contract that a port makes. */
export interface PortCall {
  /** The group and the name of the call: `History.GetOrderDetail`. */
  readonly call: string
  readonly port: string
  /** The method of the port that makes the call; null if any may, because the call is outside the methods. */
  readonly method: string | null
}

const nameOf = (node: SyntaxNode | undefined): string | undefined =>
  node?.type === "Identifier" ? textAt(node, "name") : undefined

/** `Reports` of `api.Reports` and of `Reports`. */
const lastName = (node: SyntaxNode | undefined): string | undefined =>
  nameOf(node?.type === "MemberExpression" ? nodeAt(node, "property") : node)

const propertiesOf = (node: SyntaxNode): ReadonlyArray<SyntaxNode> =>
  nodesAt(node, "properties").filter(({ type }) => type === "Property")

/** The other names that a file has for groups of calls: `{ Rewards: calls }`. */
const aliasesIn = (nodes: ReadonlyArray<SyntaxNode>): ReadonlyMap<string, string> =>
  new Map(
    nodes
      .filter(({ type }) => type === "ObjectPattern")
      .flatMap(propertiesOf)
      .flatMap((property) => {
        const [group, alias] = [nameOf(nodeAt(property, "key")), nameOf(nodeAt(property, "value"))]
        return group === undefined || alias === undefined ? [] : [[alias, group] as const]
      }),
  )

/** The calls in a part of a file, as `Group.Call`. */
const callsIn = (node: SyntaxNode, aliases: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  [...everyNode(node)]
    .filter(({ type }) => type === "MemberExpression")
    .flatMap((member) => {
      const [owner, name] = [lastName(nodeAt(member, "object")), nameOf(nodeAt(member, "property"))]
      return owner === undefined || name === undefined ? [] : [`${aliases.get(owner) ?? owner}.${name}`]
    })

/** `Port.of({ ... })`: the port, and what it is asked for. */
const portOf = (node: SyntaxNode): ReadonlyArray<readonly [port: string, methods: SyntaxNode]> => {
  const callee = node.type === "CallExpression" ? nodeAt(node, "callee") : undefined
  const [methods] = nodesAt(node, "arguments")
  if (callee === undefined || methods === undefined || nameOf(nodeAt(callee, "property")) !== "of") return []
  const port = nameOf(nodeAt(callee, "object"))
  return port === undefined ? [] : [[port, methods]]
}

/** The calls of the contract in a file of client ports, by what each port is asked for. */
export const portCallsIn = (
  file: string,
  text: string,
  isCall: (call: string) => boolean,
): ReadonlyArray<PortCall> => {
  const statements = statementsOf(file, text)
  const nodes = statements.flatMap((statement) => [...everyNode(statement)])
  const aliases = aliasesIn(nodes)
  const ports = nodes.flatMap(portOf)
  const made = ports.flatMap(([port, methods]) =>
    propertiesOf(methods).flatMap((property) =>
      callsIn(property, aliases)
        .filter(isCall)
        .map((call) => ({ call, port, method: nameOf(nodeAt(property, "key")) ?? null })),
    ),
  )
  const beside = new Set(statements.flatMap((statement) => callsIn(statement, aliases)).filter(isCall))
  return [
    ...made,
    ...ports.flatMap(([port]) =>
      [...beside]
        .filter((call) => made.every((one) => one.call !== call))
        .map((call) => ({ call, port, method: null })),
    ),
  ]
}

/** Tells whether an expression is the port itself, as a generator or a pipe takes it. */
const isPort = (node: SyntaxNode | undefined, port: string): boolean =>
  node !== undefined &&
  (nameOf(node) === port ||
    ((node.type === "YieldExpression" || node.type === "ParenthesizedExpression") &&
      isPort(nodeAt(node, "argument") ?? nodeAt(node, "expression"), port)))

/** Finds the patterns that a port is bound to: `history` of `Effect.flatMap(History, (history) => ...)`. */
const bindingsOf = (node: SyntaxNode, port: string): ReadonlyArray<SyntaxNode> => {
  if (node.type === "CallExpression") {
    const given = nodesAt(node, "arguments")
    const takes = [nodeAt(nodeAt(node, "callee") ?? node, "object"), ...given].some((one) =>
      isPort(one, port),
    )
    return takes ? given.flatMap((one) => nodesAt(one, "params").slice(0, 1)) : []
  }
  if (node.type !== "VariableDeclarator") return []
  const [bound, value] = [nodeAt(node, "id"), nodeAt(node, "init")]
  if (bound !== undefined && isPort(value, port)) return [bound]
  return bound?.type === "ArrayPattern" && value?.type === "ArrayExpression"
    ? nodesAt(value, "elements").flatMap((one, at) =>
        isPort(one, port) ? (nodesAt(bound, "elements")[at] ?? []) : [],
      )
    : []
}

/** Collects the methods of a port that a declaration uses. */
export const methodsAsked = (declaration: SyntaxNode, port: string): ReadonlySet<string> => {
  const nodes = [...everyNode(declaration)]
  const bound = nodes.flatMap((node) => bindingsOf(node, port))
  const names = new Set(bound.flatMap((node) => nameOf(node) ?? []))
  const taken = bound
    .filter(({ type }) => type === "ObjectPattern")
    .flatMap(propertiesOf)
    .flatMap((property) => nameOf(nodeAt(property, "key")) ?? [])
  const members = nodes
    .filter(({ type }) => type === "MemberExpression")
    .filter((member) => {
      const object = nodeAt(member, "object")
      return names.has(nameOf(object) ?? "") || (object?.type !== "Identifier" && isPort(object, port))
    })
    .flatMap((member) => nameOf(nodeAt(member, "property")) ?? [])
  return new Set([...taken, ...members])
}
