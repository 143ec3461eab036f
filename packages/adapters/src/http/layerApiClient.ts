import { Layer } from "effect"
import { Api } from "../contract/Api.ts"
import { ApiClient } from "./ApiClient.ts"
import { createContractClient } from "./createContractClient.ts"
import { type ApiClientOptions, clientConnection, layerFetch } from "./connection.ts"

/** Provides the client over `fetch`; interrupting a call aborts its request. */
export const layerApiClient = (options: ApiClientOptions): Layer.Layer<ApiClient> =>
  Layer.effect(ApiClient, createContractClient(Api, clientConnection(options))).pipe(
    Layer.provide(layerFetch),
  )
