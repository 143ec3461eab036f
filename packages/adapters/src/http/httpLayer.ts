import type { ApiClientOptions } from "./connection.ts"
import { layerApiClient } from "./layerApiClient.ts"
import { portsOver } from "./portsOver.ts"

/** Every port of a client, over any server of the contract. */
export const httpLayer = (options: ApiClientOptions) => portsOver(layerApiClient(options), options)
