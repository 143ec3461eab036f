import { audienceIndex, AttributeSuggestions, searchAudience } from "@listwright/domain/audience"
import { Effect, Layer } from "effect"
import { ApiClient } from "../../../http/ApiClient.ts"
import { createColumnCalls } from "../../../http/audience/DemographicsHttp.ts"
import { envelopeData } from "../../../http/envelopeData.ts"
import { MAX_CONCURRENT_CALLS } from "../client/callsAtOnce.ts"
import type { OriginalCalls } from "../client/OriginalCalls.ts"

/**
 * Implements AttributeSuggestions over the original contract, whose keyword search returns attributes and values
 * without headings, ranks, or quick picks. The attributes found are looked up and ranked here by the server's own rule,
 * so only quick picks are missing.
 */
export const createOriginalDemoSuggestionsPort = (calls: OriginalCalls): AttributeSuggestions["Service"] =>
  AttributeSuggestions.of({
    search: Effect.fnUntraced(function* (listType, text, most) {
      const rows = yield* envelopeData(
        calls.Audience.DemoAutoSuggestion({ query: { Keyword: text, ListType: listType } }),
      )
      const codes = [...new Set(rows.map(({ AttributeName }) => AttributeName))]
      const columns = yield* Effect.forEach(
        codes,
        (code) => createColumnCalls(calls).column(listType, code),
        {
          concurrency: MAX_CONCURRENT_CALLS,
        },
      )
      return searchAudience(audienceIndex(columns), { text, most })
    }),
  })

/** Provides AttributeSuggestions over the original contract. */
export const layerAttributeSuggestionsOriginal = Layer.effect(
  AttributeSuggestions,
  Effect.map(ApiClient, createOriginalDemoSuggestionsPort),
)
