import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import type { WireRequest } from "../../contract/v1/requests/V1RequestsGroup.ts"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import type { ApiClientOptions } from "../connection.ts"
import { layerApiClient } from "../layerApiClient.ts"

/** What customers asked for, as an operator of the site sees it. */
export class OperatorRequests extends Context.Service<
  OperatorRequests,
  { readonly received: Effect.Effect<ReadonlyArray<WireRequest>, CallFailed> }
>()("@listwright/adapters/OperatorRequests") {}

/** The same over the contract, with the operator's secret. */
export const layerOperatorRequestsHttp = (options: ApiClientOptions & { readonly operator: string }) =>
  Layer.effect(
    OperatorRequests,
    Effect.map(ApiClient, ({ V1Requests }) => ({
      received: Effect.map(orCallFailed("list")(V1Requests.requests()), ({ requests }) => requests),
    })),
  ).pipe(Layer.provide(layerApiClient(options)))
