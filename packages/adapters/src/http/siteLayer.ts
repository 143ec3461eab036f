import type { ApiClientOptions } from "./connection.ts"
import { layerSiteClient } from "./layerSiteClient.ts"
import { portsOver } from "./portsOver.ts"

/** Provides the same ports as `httpLayer` for a browser, which loads the contract in parts. */
export const siteLayer = (options: ApiClientOptions) => portsOver(layerSiteClient(options), options)
