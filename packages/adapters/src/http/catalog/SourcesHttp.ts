import { Sources } from "@listwright/domain/catalog"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** Provides Sources over the contract. */
export const layerSourcesHttp = Layer.effect(
  Sources,
  Effect.map(ApiClient, ({ V1Catalog }) =>
    Sources.of({
      offered: Effect.map(mapCallFailure("sources")(V1Catalog.sources()), ({ sources }) => sources),
    }),
  ),
)
