import { DraftId } from "@listwright/domain/shared"
import { DefinitionHash } from "@listwright/domain/definition"
import { Schema } from "effect"
import { HttpApiGroup } from "effect/http-api"
import { Authentication } from "../../Actor.ts"
import { OriginalDecoding } from "../OriginalDecoding.ts"
import { OriginalOrder } from "../order/OriginalOrder.ts"
import { pageMethod } from "../pageMethod.ts"
import { WirePriceList } from "../pricing/WirePriceList.ts"
import { Access, allowNamedRecords } from "../../access/Access.ts"
import { orderRequests, exampleGeos, exampleOrder } from "../../access/originalExamples.ts"

/** The official count, from start to result. */
export class CountingGroup extends HttpApiGroup.make("Counting")
  .add(
    pageMethod(
      "PlaceOrder",
      "SubmitOrder",
      Schema.Struct({ order: OriginalOrder }),
      Schema.Struct({ ListModuleSessionId: DraftId }),
    ).annotate(
      Access,
      allowNamedRecords({
        draft: (id) => ({ payload: exampleOrder(id) }),
        account: (id, { ownDraftId }) => ({
          payload: exampleOrder(ownDraftId, {
            AccountId: Number(id),
            ListType: 10,
            OrderGeos: exampleGeos,
            DraftRevision: 2,
          }),
        }),
      }),
    ),
    pageMethod(
      "PlaceOrder",
      "PollCountWithotSession",
      Schema.Struct({ order: OriginalOrder }),
      Schema.Struct({ requestId: Schema.String, ListModuleSessionId: DraftId }),
    ).annotate(Access, allowNamedRecords({ draft: (id) => ({ payload: exampleOrder(id) }) })),
    pageMethod(
      "PlaceOrder",
      "CheckPollingStatusWithoutSeesion",
      Schema.Struct({ requestId: Schema.String, order: OriginalOrder }),
      Schema.Struct({ PercentComplete: Schema.Int, IsFailed: Schema.Boolean }),
    ).annotate(Access, allowNamedRecords({ count: (id) => ({ payload: { requestId: id, order: {} } }) })),
    pageMethod(
      "PlaceOrder",
      "GetOrderAndPriceList2WithoutSession",
      Schema.Struct({ requestId: Schema.optionalKey(Schema.String), order: OriginalOrder }),
      Schema.Struct({
        Order: OriginalOrder,
        PriceList: WirePriceList,
        /**
         * Our additions: the definition, snapshot, and time of the count, and the records with phones, in total and by
         * area.
         */
        DefinitionHash: Schema.optionalKey(DefinitionHash),
        Snapshot: Schema.optionalKey(Schema.String),
        CountedAt: Schema.optionalKey(
          Schema.String.annotate({ description: "ISO instant at which the count ended" }),
        ),
        PhoneQty: Schema.optionalKey(Schema.Int),
        GeoPhoneQty: Schema.optionalKey(Schema.Array(Schema.Int)),
      }),
    ).annotate(
      Access,
      allowNamedRecords({
        draft: (id) => ({ payload: exampleOrder(id) }),
        count: (id) => ({ payload: { requestId: id, order: {} } }),
      }),
    ),
    pageMethod(
      "PlaceOrder",
      "GetPhoneResult",
      Schema.Struct({ order: OriginalOrder }),
      Schema.Struct({
        OrderGeoName: Schema.Array(Schema.String),
        PhoneCount: Schema.Array(Schema.Struct({ Name: Schema.String, Count: Schema.Int })),
      }),
    ).annotate(Access, orderRequests()),
  )
  .middleware(Authentication)
  .middleware(OriginalDecoding) {}
