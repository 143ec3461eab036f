import { type Context, Effect, Layer } from "effect"
import { ApiClient, type Calls } from "./ApiClient.ts"
import type { ApiClientOptions } from "./connection.ts"
import { layerApiClient } from "./layerApiClient.ts"

/** The options for connecting to a site, with its operator's secret. */
export interface OperatorSite extends ApiClientOptions {
  readonly operator: string
}

/** Builds an operator service's layer over the contract. */
export const operatorLayer =
  <Identifier, Service>(tag: Context.Key<Identifier, Service>, make: (calls: Calls) => NoInfer<Service>) =>
  (site: OperatorSite): Layer.Layer<Identifier> =>
    Layer.effect(tag, Effect.map(ApiClient, make)).pipe(Layer.provide(layerApiClient(site)))
