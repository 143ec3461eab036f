import { Sources } from "@listwright/domain/catalogue"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** Provides Sources over the contract. */
export const layerSourcesHttp = Layer.effect(
  Sources,
  Effect.map(ApiClient, ({ V1Catalogue }) =>
    Sources.of({
      offered: Effect.map(mapCallFailure("sources")(V1Catalogue.sources()), ({ sources }) => sources),
    }),
  ),
)
