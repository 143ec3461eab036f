import { Layer } from "effect"
import { Api } from "../contract/Api.ts"
import { ApiClient } from "./ApiClient.ts"
import { clientOf } from "./clientOf.ts"
import { type ApiClientOptions, connectionOf, layerFetch } from "./connection.ts"

/** Provides the client over `fetch`; interrupting a call aborts its request. */
export const layerApiClient = (options: ApiClientOptions): Layer.Layer<ApiClient> =>
  Layer.effect(ApiClient, clientOf(Api, connectionOf(options))).pipe(Layer.provide(layerFetch))
