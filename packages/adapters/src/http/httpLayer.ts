import type { ApiClientOptions } from "./connection.ts"
import { layerApiClient } from "./layerApiClient.ts"
import { portsOver } from "./portsOver.ts"

/** Provides all client ports over any server that implements the contract. */
export const httpLayer = (options: ApiClientOptions) => portsOver(layerApiClient(options), options)
