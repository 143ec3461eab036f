import { DemoSuggestions } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** Provides DemoSuggestions over the contract. */
export const layerDemoSuggestionsHttp = Layer.effect(
  DemoSuggestions,
  Effect.map(ApiClient, ({ V1Audience }) =>
    DemoSuggestions.of({
      search: (listType, text, most) =>
        Effect.map(
          mapCallFailure("attributes")(V1Audience.findAttributes({ query: { listType, text, most } })),
          ({ groups }) => groups,
        ),
    }),
  ),
)
