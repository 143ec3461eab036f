import { Videos } from "@listwright/domain/videos"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** Provides Videos over the contract. */
export const layerVideosHttp = Layer.effect(
  Videos,
  Effect.map(ApiClient, ({ V1Videos }) =>
    Videos.of({
      categories: () =>
        Effect.map(mapCallFailure("video")(V1Videos.videos()), ({ categories }) => categories),
    }),
  ),
)
