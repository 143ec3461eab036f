import type { CallFailed } from "@listwright/domain/shared"
import type { Campaign, CampaignState } from "@listwright/domain/requests"
import { Context, Effect } from "effect"
import type { WireRequest } from "../../contract/v1/requests/V1RequestsGroup.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { operatorLayer } from "../operatorLayer.ts"

/** Customers' requests, as the site's operator sees them. */
export class OperatorRequests extends Context.Service<
  OperatorRequests,
  {
    readonly received: Effect.Effect<ReadonlyArray<WireRequest>, CallFailed>
    readonly setCampaign: (
      id: string,
      state: CampaignState,
      note: string,
    ) => Effect.Effect<Campaign, CallFailed>
  }
>()("@listwright/adapters/OperatorRequests") {}

/** Provides OperatorRequests over the contract, with the operator's secret. */
export const layerOperatorRequestsHttp = operatorLayer(OperatorRequests, ({ V1Requests }) => ({
  received: Effect.map(mapCallFailure("list")(V1Requests.requests()), ({ requests }) => requests),
  setCampaign: (id, state, note) =>
    mapCallFailure("campaign")(V1Requests.setCampaign({ params: { id }, payload: { state, note } })),
}))
