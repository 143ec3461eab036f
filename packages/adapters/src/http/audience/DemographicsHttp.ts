import { Demographics } from "@listwright/domain/audience"
import { NotFound } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient, type Calls } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { demoAttributeFromWire, attributeFromWire } from "./attributeFromWire.ts"

/** Implements the Demographics calls that are the same in both contracts. */
export const createColumnCalls = ({
  Audience,
}: Pick<Calls, "Audience">): Pick<Demographics["Service"], "column" | "columns"> => ({
  columns: (listtype) =>
    Effect.map(envelopeData(Audience.GetDemoAttributesList({ payload: { listtype } })), (wires) =>
      wires.map(attributeFromWire),
    ),
  column: (listtype, columnName) =>
    envelopeData(Audience.GetDemoAttribute({ payload: { listtype, columnName } })).pipe(
      Effect.map(demoAttributeFromWire),
      Effect.catchTag("Refused", () => Effect.fail(new NotFound({ what: columnName }))),
    ),
})

/** Provides Demographics over the contract. */
export const layerDemographicsHttp = Layer.effect(
  Demographics,
  Effect.map(ApiClient, ({ Audience, V1Audience }) =>
    Demographics.of({
      ...createColumnCalls({ Audience }),
      withValues: (listType) =>
        Effect.map(
          mapCallFailure("attributes")(V1Audience.attributes({ query: { listType } })),
          ({ attributes }) => attributes,
        ),
    }),
  ),
)
