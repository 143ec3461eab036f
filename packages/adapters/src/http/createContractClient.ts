import { Effect } from "effect"
import { HttpClient } from "effect/http"
import { type HttpApi, HttpApiClient, type HttpApiGroup } from "effect/http-api"
import type { clientConnection } from "./connection.ts"

type Call = (request: unknown) => Effect.Effect<unknown, unknown, unknown>

/**
 * Prepares one contract call, given its group and endpoint names. It's untyped here; the whole client's types apply at
 * the call site.
 */
const prepared: (
  api: HttpApi.Constraint,
  options: {
    readonly group: string
    readonly endpoint: string
    readonly httpClient: HttpClient.HttpClient
    readonly baseUrl: string
  },
) => Effect.Effect<Call> = HttpApiClient.endpoint as never

/**
 * Returns contract calls by group and endpoint name. Each is prepared on first use, because preparing all of them takes
 * longer than the few calls that a command makes.
 */
export const createLazyCalls = ({ baseUrl, transformClient }: ReturnType<typeof clientConnection>) =>
  Effect.map(HttpClient.HttpClient, (client) => {
    const httpClient = transformClient(client)
    return (api: Effect.Effect<HttpApi.Constraint>, group: string, endpoint: string): Call => {
      let call: Call | null = null
      const ready = Effect.suspend(() =>
        call === null
          ? Effect.tap(
              Effect.flatMap(api, (known) => prepared(known, { group, endpoint, httpClient, baseUrl })),
              (made) => Effect.sync(() => (call = made)),
            )
          : Effect.succeed(call),
      )
      return (request) => Effect.flatMap(ready, (made) => made(request))
    }
  })

/** Builds a client for a contract, with its calls by group and endpoint. */
export const createContractClient = <Id extends string, Groups extends HttpApiGroup.Constraint>(
  api: HttpApi.HttpApi<Id, Groups>,
  connection: ReturnType<typeof clientConnection>,
) =>
  Effect.map(createLazyCalls(connection), (callOf) => {
    const groups: ReadonlyArray<HttpApiGroup.Constraint> = Object.values(api.groups)
    const calls = groups.map(({ endpoints, identifier }) => {
      const names = Object.keys(endpoints).map(
        (name) => [name, callOf(Effect.succeed(api), identifier, name)] as const,
      )
      return [identifier, Object.fromEntries(names)] as const
    })
    return Object.fromEntries(calls) as HttpApiClient.Client<Groups>
  })
