import { ApiClient, clientConnection, type httpLayer, originalLayer } from "@listwright/adapters"
import { Effect, flow, Layer } from "effect"
import { Api } from "../../../adapters/src/contract/Api.ts"
import { layerAccountsHttp } from "../../../adapters/src/http/account/AccountsHttp.ts"
import { AccountClient } from "../../../adapters/src/http/AccountClient.ts"
import { createContractClient } from "../../../adapters/src/http/createContractClient.ts"
import { layerFetch } from "../../../adapters/src/http/connection.ts"
import { layerClientPorts } from "../../../adapters/src/http/layerClientPorts.ts"
import { SessionCookies } from "../../../adapters/src/original/ports/client/SessionCookies.ts"

/** The ports of a client, whatever implements them. */
export type Ports = Layer.Success<ReturnType<typeof httpLayer>>

type Implementation = (baseUrl: string, cookie: string) => Layer.Layer<Ports>

/** The ports over `/api/v1` and the original calls, in a client that keeps a cookie as a browser does. */
const v1: Implementation = (baseUrl, cookie) => {
  const client = Layer.effect(
    ApiClient,
    Effect.gen(function* () {
      const { keeping } = yield* SessionCookies.starting(cookie)
      const { transformClient } = clientConnection({ baseUrl })
      return yield* createContractClient(Api, { baseUrl, transformClient: flow(transformClient, keeping) })
    }),
  ).pipe(Layer.provide(layerFetch))
  const account = Layer.effect(
    AccountClient,
    Effect.map(ApiClient, ({ Account, V1Account }) => ({ Account, V1Account })),
  ).pipe(Layer.provide(client))
  return layerClientPorts(client, { baseUrl }).pipe(
    Layer.merge(Layer.provide(Layer.fresh(layerAccountsHttp), account)),
  )
}

/** The ports over the original calls alone. */
const original: Implementation = (baseUrl, cookie) => originalLayer({ baseUrl, token: cookie })

/** Everything that implements the ports of areas, attributes, counting, saving and history. */
export const IMPLEMENTATIONS = { v1, original } as const
export type ImplementationName = keyof typeof IMPLEMENTATIONS
export const NAMES = ["v1", "original"] as const satisfies ReadonlyArray<ImplementationName>

/** Runs over one of the implementations, or over both, one after the other, as the user of a cookie. */
export const runningAs = (url: () => string, cookie: () => string) => {
  const run = <A, E>(name: ImplementationName, effect: Effect.Effect<A, E, Ports>): Promise<A> =>
    Effect.runPromise(Effect.provide(effect, IMPLEMENTATIONS[name](url(), cookie())))
  const both = async <A, E>(effect: Effect.Effect<A, E, Ports>): Promise<readonly [v1: A, original: A]> => [
    await run("v1", effect),
    await run("original", effect),
  ]
  return { run, both }
}
