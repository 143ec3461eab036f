import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect, Layer } from "effect"
import type { WireStuckJob } from "../../contract/v1/order/WireStuckJob.ts"
import { ApiClient } from "../ApiClient.ts"
import { layerApiClient } from "../layerApiClient.ts"
import type { ApiClientOptions } from "../connection.ts"
import { orCallFailed } from "../callFailed.ts"

/** The work that does not get on, as an operator of the site sees it. */
export class OperatorJobs extends Context.Service<
  OperatorJobs,
  { readonly stuck: Effect.Effect<ReadonlyArray<WireStuckJob>, CallFailed> }
>()("@listwright/adapters/OperatorJobs") {}

/** The same over the contract, with the operator's secret. */
export const layerOperatorJobsHttp = (options: ApiClientOptions & { readonly operator: string }) =>
  Layer.effect(
    OperatorJobs,
    Effect.map(ApiClient, ({ V1Order }) => ({
      stuck: Effect.map(orCallFailed("list")(V1Order.jobs()), ({ jobs }) => jobs),
    })),
  ).pipe(Layer.provide(layerApiClient(options)))
