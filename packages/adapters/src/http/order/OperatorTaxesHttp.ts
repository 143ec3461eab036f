import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import type { WireTaxCheck } from "../../contract/v1/order/WireTaxCheck.ts"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import type { ApiClientOptions } from "../connection.ts"
import { layerApiClient } from "../layerApiClient.ts"

/** The sales tax of a site, for its operator. */
export class OperatorTaxes extends Context.Service<
  OperatorTaxes,
  {
    /** Of the orders from an ISO day on; null: of all. */
    readonly check: (since: string | null) => Effect.Effect<WireTaxCheck, CallFailed>
  }
>()("@listwright/adapters/OperatorTaxes") {}

/** The same over the contract, with the operator's secret. */
export const layerOperatorTaxesHttp = (options: ApiClientOptions & { readonly operator: string }) =>
  Layer.effect(
    OperatorTaxes,
    Effect.map(ApiClient, ({ V1Order }) =>
      OperatorTaxes.of({
        check: (since) =>
          orCallFailed("list")(V1Order.checkTaxes({ query: since === null ? {} : { since } })),
      }),
    ),
  ).pipe(Layer.provide(layerApiClient(options)))
