import { AttributeSuggestions } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { mapCallFailure } from "../toCallFailed.ts"

/** Provides AttributeSuggestions over the contract. */
export const layerAttributeSuggestionsHttp = Layer.effect(
  AttributeSuggestions,
  Effect.map(ApiClient, ({ V1Audience }) =>
    AttributeSuggestions.of({
      search: (listType, text, most) =>
        Effect.map(
          mapCallFailure("attributes")(V1Audience.findAttributes({ query: { listType, text, most } })),
          ({ groups }) => groups,
        ),
    }),
  ),
)
