import { CountRefused } from "@listwright/domain/counting"
import { FiguresPart, figuresOfCount, FiguresWanted } from "@listwright/domain/pricing"
import { Effect, Schema, Stream } from "effect"
import { live } from "../answers.ts"
import { mockCount } from "../mockCount.ts"
import type { MockCall } from "../MockRequest.ts"
import type { MockState } from "../MockState.ts"
import { mockQuote } from "../pricing/mockPrices.ts"
import { NO_PRICE, QuoteQuestion } from "../pricing/quoteCalls.ts"
import { mockSuggestions } from "./mockSuggestions.ts"
import { waterfallOf } from "./mockWaterfall.ts"

const FiguresQuestion = Schema.Struct({ ...QuoteQuestion.fields, ...FiguresWanted.fields })
const encodePart = Schema.encodeSync(Schema.toCodecJson(FiguresPart))

/** All figures of a list at once. */
export const figuresCalls = (state: MockState): Readonly<Record<string, MockCall>> => ({
  figures: live(state, FiguresQuestion, (asked) => {
    const { choices, definition, suggestions = {} } = asked
    const count = mockCount(definition, state.recordedCount)
    const quote = mockQuote(state.prices, definition, choices, count)
    const parts = figuresOfCount({ ...asked, draftId: null }, count, {
      quote: quote === null ? Effect.fail(new CountRefused({ reason: NO_PRICE })) : Effect.succeed(quote),
      waterfall: Effect.sync(() => waterfallOf(state, definition)),
      suggestions: Effect.sync(() => mockSuggestions(definition, state.recordedCount, suggestions.wanted)),
    })
    const lines = Effect.runSync(Stream.runCollect(parts)).map((part) => JSON.stringify(encodePart(part)))
    return {
      status: 200,
      headers: { "content-type": "application/x-ndjson" },
      body: lines.map((line) => `${line}\n`).join(""),
    }
  }),
})
