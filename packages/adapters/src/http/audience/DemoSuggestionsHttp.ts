import { DemoSuggestions } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import { ApiClient } from "../ApiClient.ts"
import { orCallFailed } from "../callFailed.ts"
import { envelopeData } from "../envelopeData.ts"

/** DemoSuggestions over the contract. */
export const layerDemoSuggestionsHttp = Layer.effect(
  DemoSuggestions,
  Effect.map(ApiClient, ({ Audience, V1Audience }) =>
    DemoSuggestions.of({
      find: (ListType, Keyword) =>
        Effect.map(
          envelopeData(Audience.DemoAutoSuggestion({ query: { ListType, Keyword } })),
          (suggestions) =>
            suggestions.map((wire) => ({
              isGroup: wire.IsGroup,
              column: wire.AttributeName,
              description: wire.AttributeDesc,
              value: wire.AttributeValue,
              valueName: wire.AttributeValueName,
            })),
        ),
      search: (listType, text, most) =>
        Effect.map(
          orCallFailed("attributes")(V1Audience.findAttributes({ query: { listType, text, most } })),
          ({ groups }) => groups,
        ),
    }),
  ),
)
