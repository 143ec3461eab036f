import { Layer } from "effect"
import type { ApiClientOptions } from "./connection.ts"
import { guestLayer } from "./guestLayer.ts"
import { layerLazyPorts } from "./layerLazyPorts.ts"
import { layerSiteClient } from "./layerSiteClient.ts"
import { layerListBuildingPorts } from "./listBuildingPorts.ts"

/** Provides the same ports as `httpLayer` for a browser, which loads the contract and the ports in parts. */
export const siteLayer = (options: ApiClientOptions) =>
  Layer.merge(layerListBuildingPorts, layerLazyPorts).pipe(
    Layer.provide(layerSiteClient(options)),
    Layer.merge(guestLayer(options)),
  )
