import { Layer } from "effect"
import type { ApiClient } from "./ApiClient.ts"
import type { ApiClientOptions } from "./connection.ts"
import { guestLayer } from "./guestLayer.ts"
import { layerLaterPorts } from "./laterPorts.ts"
import { layerListBuildingPorts } from "./listBuildingPorts.ts"

/** All client ports, regardless of how the contract is loaded. */
export const layerPorts = Layer.merge(layerListBuildingPorts, layerLaterPorts)

/** Provides all client ports over any server that implements the contract. */
export const layerClientPorts = <E, R>(client: Layer.Layer<ApiClient, E, R>, options: ApiClientOptions) =>
  layerPorts.pipe(Layer.provide(client), Layer.merge(guestLayer(options)))
