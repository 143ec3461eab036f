import type { ApiClientOptions } from "./connection.ts"
import { layerSiteClient } from "./layerSiteClient.ts"
import { layerClientPorts } from "./layerClientPorts.ts"

/** Provides the same ports as `httpLayer` for a browser, which loads the contract in parts. */
export const siteLayer = (options: ApiClientOptions) => layerClientPorts(layerSiteClient(options), options)
