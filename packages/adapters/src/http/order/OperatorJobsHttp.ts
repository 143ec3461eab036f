import type { CallFailed } from "@listwright/domain/shared"
import { Context, Effect } from "effect"
import type { WireStuckJob } from "../../contract/v1/order/WireStuckJob.ts"
import { operatorLayer } from "../operatorLayer.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** The stuck jobs, as the site's operator sees them. */
export class OperatorJobs extends Context.Service<
  OperatorJobs,
  { readonly stuck: Effect.Effect<ReadonlyArray<WireStuckJob>, CallFailed> }
>()("@listwright/adapters/OperatorJobs") {}

/** Provides OperatorJobs over the contract, with the operator's secret. */
export const layerOperatorJobsHttp = operatorLayer(OperatorJobs, ({ V1Order }) => ({
  stuck: Effect.map(mapCallFailure("list")(V1Order.jobs()), ({ jobs }) => jobs),
}))
