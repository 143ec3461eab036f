import type { ApiClientOptions } from "./connection.ts"
import { layerApiClient } from "./layerApiClient.ts"
import { layerClientPorts } from "./layerClientPorts.ts"

/** Provides all client ports over any server that implements the contract. */
export const httpLayer = (options: ApiClientOptions) => layerClientPorts(layerApiClient(options), options)
