import { Demographics } from "@listwright/domain/audience"
import { NotFound } from "@listwright/domain/shared"
import { Effect, Layer } from "effect"
import { ApiClient, type Calls } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"
import { demoAttributeOf, demoColumnOf } from "./demoColumnOf.ts"

/** Implements the calls of Demographics that both contracts make alike. */
export const columnsOver = ({
  Audience,
}: Pick<Calls, "Audience">): Pick<Demographics["Service"], "column" | "columns"> => ({
  columns: (listtype) =>
    Effect.map(envelopeData(Audience.GetDemoAttributesList({ payload: { listtype } })), (wires) =>
      wires.map(demoColumnOf),
    ),
  column: (listtype, columnName) =>
    envelopeData(Audience.GetDemoAttribute({ payload: { listtype, columnName } })).pipe(
      Effect.map(demoAttributeOf),
      Effect.catchTag("Refused", () => Effect.fail(new NotFound({ what: columnName }))),
    ),
})

/** Provides Demographics over the contract. */
export const layerDemographicsHttp = Layer.effect(
  Demographics,
  Effect.map(ApiClient, ({ Audience, V1Audience }) =>
    Demographics.of({
      ...columnsOver({ Audience }),
      withValues: (listType) =>
        Effect.map(
          orCallFailed("attributes")(V1Audience.attributes({ query: { listType } })),
          ({ attributes }) => attributes,
        ),
    }),
  ),
)
