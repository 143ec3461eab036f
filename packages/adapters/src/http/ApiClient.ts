import { Context, type Effect, Layer } from "effect"
import { Api } from "../contract/Api.ts"
import { clientOf } from "./clientOf.ts"
import { type ApiClientOptions, connectionOf, layerFetch } from "./connection.ts"

const make = (options: ApiClientOptions) => clientOf(Api, connectionOf(options))

/** The contract, as a client of it. */
export class ApiClient extends Context.Service<ApiClient, Effect.Success<ReturnType<typeof make>>>()(
  "@listwright/adapters/ApiClient",
) {}

/** The client over `fetch`; interrupting a call aborts its request. */
export const layerApiClient = (options: ApiClientOptions): Layer.Layer<ApiClient> =>
  Layer.effect(ApiClient, make(options)).pipe(Layer.provide(layerFetch))
