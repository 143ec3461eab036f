import { Effect, flow, Layer } from "effect"
import { Api } from "../../../contract/Api.ts"
import { Unprocessable } from "../../../contract/v1/V1Errors.ts"
import { AccountClient } from "../../../http/AccountClient.ts"
import { ApiClient, type Calls } from "../../../http/ApiClient.ts"
import { createContractClient } from "../../../http/createContractClient.ts"
import { type ApiClientOptions, clientConnection, layerFetch } from "../../../http/connection.ts"
import { UNSUPPORTED_CALL_MESSAGE } from "./unsupportedCall.ts"
import { ORIGINAL_GROUPS } from "./OriginalCalls.ts"
import { SessionCookies } from "./SessionCookies.ts"

const refused = () => Effect.fail(new Unprocessable({ message: UNSUPPORTED_CALL_MESSAGE }))

/** A group whose calls are refused without a request. */
const refusing: Readonly<Record<string, typeof refused>> = new Proxy({}, { get: () => refused })

/**
 * Keeps the calls of the original contract and refuses all others without sending a request. Ports that use both
 * contracts then support whatever the original contract can do.
 */
const originalAlone = (calls: Calls): Calls => {
  const kept = new Map(ORIGINAL_GROUPS.map((name) => [name as string, calls[name]]))
  const groups = Object.keys(Api.groups).map((name) => [name, kept.get(name) ?? refusing])
  return Object.fromEntries(groups) as Calls
}

/**
 * The options for a client of the original contract; `token` contains the session cookies kept by an earlier client.
 */
export type OriginalClientOptions = Omit<ApiClientOptions, "operator">

/**
 * Provides a client for a server that implements only the original contract. The client never makes `/api/v1` calls.
 */
export const layerOriginalClient = ({ token = "", ...options }: OriginalClientOptions) => {
  const cookies = Layer.effect(SessionCookies, SessionCookies.starting(token))
  const client = Layer.effect(
    ApiClient,
    Effect.gen(function* () {
      const { keeping } = yield* SessionCookies
      const { baseUrl, transformClient } = clientConnection(options)
      const calls = yield* createContractClient(Api, {
        baseUrl,
        transformClient: flow(transformClient, keeping),
      })
      return originalAlone(calls)
    }),
  )
  const account = Layer.effect(
    AccountClient,
    Effect.map(ApiClient, ({ Account, V1Account }) => ({ Account, V1Account })),
  )
  return account.pipe(Layer.provideMerge(client), Layer.provide(layerFetch), Layer.provideMerge(cookies))
}
