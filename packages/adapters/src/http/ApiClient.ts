import { Context, Layer } from "effect"
import type { HttpApiClient } from "effect/http-api"
import { Api } from "../contract/Api.ts"
import { clientOf } from "./clientOf.ts"
import { type ApiClientOptions, connectionOf, layerFetch } from "./connection.ts"

/** Every call of the contract. An interface, because the compiler does not write out a type of this size. */
export interface Calls extends HttpApiClient.ForApi<typeof Api> {}

/** The contract, as a client of it. */
export class ApiClient extends Context.Service<ApiClient, Calls>()("@listwright/adapters/ApiClient") {}

/** The client over `fetch`; interrupting a call aborts its request. */
export const layerApiClient = (options: ApiClientOptions): Layer.Layer<ApiClient> =>
  Layer.effect(ApiClient, clientOf(Api, connectionOf(options))).pipe(Layer.provide(layerFetch))
