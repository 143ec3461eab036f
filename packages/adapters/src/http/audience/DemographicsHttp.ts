import { Demographics } from "@listwright/domain/audience"
import { NotFound } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { demoAttributeOf, demoColumnOf } from "./demoColumnOf.ts"

/** Provides Demographics over the contract. */
export const layerDemographicsHttp = Layer.effect(
  Demographics,
  Effect.map(ApiClient, ({ Audience, V1Audience }) =>
    Demographics.of({
      columns: (listtype) =>
        Effect.map(envelopeData(Audience.GetDemoAttributesList({ payload: { listtype } })), (wires) =>
          wires.map(demoColumnOf),
        ),
      withValues: (listType) =>
        Effect.map(
          orCallFailed("attributes")(V1Audience.attributes({ query: { listType } })),
          ({ attributes }) => attributes,
        ),
      column: (listtype, columnName) =>
        envelopeData(Audience.GetDemoAttribute({ payload: { listtype, columnName } })).pipe(
          Effect.map(demoAttributeOf),
          Effect.catchTag("Refused", () => Effect.fail(new NotFound({ what: columnName }))),
        ),
    }),
  ),
)
