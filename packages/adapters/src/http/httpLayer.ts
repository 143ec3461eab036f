import { Layer } from "effect"
import { layerApiClient } from "./ApiClient.ts"
import type { ApiClientOptions } from "./connection.ts"
import { guestLayer } from "./guestLayer.ts"
import { layerLiveCountsHttp } from "./counting/LiveCountsHttp.ts"
import { screenPorts } from "./screenLayer.ts"

/** Every port of a client, over any server of the contract. */
export const httpLayer = (options: ApiClientOptions) =>
  Layer.merge(screenPorts, layerLiveCountsHttp).pipe(
    Layer.provide(layerApiClient(options)),
    Layer.merge(guestLayer(options)),
  )
