import { NetworkFailed } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import type { HttpApi } from "effect/http-api"
import { ListBuildingApi } from "../contract/ListBuildingApi.ts"
import { ApiClient, type Calls } from "./ApiClient.ts"
import { createLazyCalls } from "./createContractClient.ts"
import { type ApiClientOptions, clientConnection, layerFetch } from "./connection.ts"

/** Loads the whole contract. The code comes from the server, so if loading fails, no request was made. */
const wholeApi: Effect.Effect<HttpApi.Constraint> = Effect.tryPromise(
  () => import("../contract/Api.ts"),
).pipe(
  Effect.map(({ Api }) => Api),
  Effect.catch(() => Effect.die(new NetworkFailed())),
)

const apiOf = (group: string): Effect.Effect<HttpApi.Constraint> =>
  Object.hasOwn(ListBuildingApi.groups, group) ? Effect.succeed(ListBuildingApi) : wholeApi

/** Returns a record that creates a name's value when it's first read and then keeps it. */
const byName = <A>(make: (name: string) => A): Readonly<Record<string, A>> => {
  const made = new Map<string, A>()
  return new Proxy<Record<string, A>>(
    {},
    {
      get: (_, name) => {
        if (typeof name !== "string") return undefined
        const known = made.get(name) ?? make(name)
        made.set(name, known)
        return known
      },
    },
  )
}

/** Provides a browser's client. Parts of the contract that aren't needed for choosing a list load on first use. */
export const layerSiteClient = (options: ApiClientOptions): Layer.Layer<ApiClient> =>
  Layer.effect(
    ApiClient,
    Effect.map(createLazyCalls(clientConnection(options)), (callOf) => {
      const groups = byName((group) => byName((endpoint) => callOf(apiOf(group), group, endpoint)))
      // Every group and call of the contract, by the names that its types allow.
      return groups as never as Calls
    }),
  ).pipe(Layer.provide(layerFetch))
