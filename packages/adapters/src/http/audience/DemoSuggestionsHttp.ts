import { DemoSuggestions } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"

/** Provides DemoSuggestions over the contract. */
export const layerDemoSuggestionsHttp = Layer.effect(
  DemoSuggestions,
  Effect.map(ApiClient, ({ V1Audience }) =>
    DemoSuggestions.of({
      search: (listType, text, most) =>
        Effect.map(
          orCallFailed("attributes")(V1Audience.findAttributes({ query: { listType, text, most } })),
          ({ groups }) => groups,
        ),
    }),
  ),
)
