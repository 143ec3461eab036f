import { answeredCalls, type AnsweredCall } from "../docs/originalCalls.ts"
import { declaredName } from "../docs/mentions.ts"
import { productSources, reachingPackages } from "../docs/reachingPackages.ts"
import { everyNode, statementsOf, type SyntaxNode, textAt } from "../docs/syntax.ts"
import { methodsAsked, portCallsIn, type PortCall } from "./portCalls.ts"

/** The programs for people that come with the product. */
export type Client = "screens" | "terminal"

/** A call of the original contract, with those of our clients that issue it. */
export interface IssuedCall extends AnsweredCall {
  readonly clients: ReadonlyArray<Client>
  /** `History.detail`, or the link that is followed; what issues it. */
  readonly by: ReadonlyArray<string>
}

/** A top statement of a client, or of the domain whose use-cases the clients run. */
interface Declaration {
  readonly file: string
  readonly text: string
  readonly node: SyntaxNode
  readonly clients: ReadonlyArray<Client>
}

const PORTS = "packages/adapters/src/http/"
const CLIENT_OF: Readonly<Record<string, Client>> = { "ui-web": "screens", cli: "terminal" }

const clientsOf = (packages: Iterable<string>): ReadonlyArray<Client> =>
  [...packages].flatMap((name) => CLIENT_OF[name] ?? []).toSorted()

const declarations = (sources: ReadonlyMap<string, string>): ReadonlyArray<Declaration> => {
  const reaching = reachingPackages(sources)
  return [...sources].flatMap(([file, text]) => {
    const [, owner = ""] = file.split("/")
    if (owner !== "domain" && CLIENT_OF[owner] === undefined) return []
    return statementsOf(file, text).flatMap((node) => {
      const packages = owner === "domain" ? (reaching.get(`${file}#${declaredName(node)}`) ?? []) : [owner]
      const clients = clientsOf(packages)
      return clients.length === 0 ? [] : [{ file, text, node, clients }]
    })
  })
}

interface Issuer {
  readonly clients: ReadonlyArray<Client>
  readonly by: string
}

/** Finds the declarations that ask a port for the method that makes a call. */
const askersOf = ({ method, port }: PortCall, all: ReadonlyArray<Declaration>): ReadonlyArray<Issuer> =>
  all
    .filter(({ node, text }) => text.slice(node.start, node.end).includes(port))
    .flatMap(({ clients, node }) => {
      const asked = methodsAsked(node, port)
      return (method === null ? asked.size > 0 : asked.has(method))
        ? [{ clients, by: method === null ? port : `${port}.${method}` }]
        : []
    })

/** Finds the declarations that link to a call by its address. */
const followersOf = (path: string, all: ReadonlyArray<Declaration>): ReadonlyArray<Issuer> =>
  all
    .filter(({ node, text }) => text.slice(node.start, node.end).includes(path))
    .filter(({ node }) =>
      [...everyNode(node)].some((one) => one.type === "Literal" && textAt(one, "value")?.endsWith(path)),
    )
    .map(({ clients }) => ({ clients, by: "its address" }))

/** Each call of the original contract, with those of our clients that issue it. Worked out from the sources. */
export const issuedCalls = (): ReadonlyArray<IssuedCall> => {
  const sources = productSources()
  const all = declarations(sources)
  const calls = answeredCalls()
  const named = new Set(
    calls.flatMap(({ endpoint }) => (endpoint === null ? [] : [`${endpoint.group}.${endpoint.name}`])),
  )
  const made = [...sources]
    .filter(([file]) => file.startsWith(PORTS))
    .flatMap(([file, text]) => portCallsIn(file, text, (call) => named.has(call)))
  return calls.map((call) => {
    const name = `${call.endpoint?.group}.${call.endpoint?.name}`
    const issuers = [
      ...made.filter((one) => one.call === name).flatMap((one) => askersOf(one, all)),
      ...followersOf(call.path, all),
    ]
    return {
      ...call,
      clients: [...new Set(issuers.flatMap(({ clients }) => clients))].toSorted(),
      by: [...new Set(issuers.map(({ by }) => by))].toSorted(),
    }
  })
}
